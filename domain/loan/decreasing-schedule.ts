import { equalParts } from './equal-parts.ts';
import { monthlyShares, type LoanTerms } from './monthly-payment.ts';
import { payDown, type ScheduleRow } from './pay-down.ts';

/**
 * Computes the repayment schedule of decreasing payments: each month repays the same part of the loan, P / n rounded half up to the
 * ban, plus the interest on the balance. The last payment absorbs the rounding.
 * @param terms as for monthlyPayment
 * @returns one row a month, in order
 * @throws {RangeError} when a term is out of range
 */
export function decreasingSchedule(terms: LoanTerms): ScheduleRow[] {
  const shares = monthlyShares(terms);
  const parts = equalParts(terms.principal, terms.termMonths);
  return payDown({ balance: terms.principal, shares, repaid: ({ at }) => parts[at] ?? 0 });
}
