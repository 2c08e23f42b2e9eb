import { equalParts } from './equal-parts.ts';
import { monthlyShares, type LoanTerms } from './monthly-payment.ts';
import { payDown, type ScheduleRow } from './pay-down.ts';

/**
 * The repayment schedule of decreasing payments: each month repays the same part of the loan, P / n rounded half up to
 * the ban, plus the interest of what is still owed. The last payment takes what rounding left.
 * @param terms as for monthlyPayment
 * @returns one row a month, in order
 * @throws {RangeError} when a term is out of range
 */
export function decreasingSchedule(terms: LoanTerms): ScheduleRow[] {
  const shares = monthlyShares(terms);
  const parts = equalParts(terms.principal, terms.termMonths);
  return payDown({ balance: terms.principal, shares, repaid: ({ at }) => parts[at] ?? 0 });
}
