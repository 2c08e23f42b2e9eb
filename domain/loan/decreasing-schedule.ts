import { roundToBani } from '#domain/money/bani.ts';
import { assertLoanTerms, type LoanTerms } from './monthly-payment.ts';
import { payDown, type ScheduleRow } from './pay-down.ts';

/**
 * The repayment schedule of decreasing payments: each month repays the same part of the loan, P / n rounded half up to
 * the ban, plus the interest of what is still owed. The last payment takes what rounding left.
 * @param terms as for monthlyPayment
 * @returns one row a month, in order
 * @throws {RangeError} when a term is out of range
 */
export function decreasingSchedule(terms: LoanTerms): ScheduleRow[] {
  assertLoanTerms(terms);
  const { principal, yearlyRatePercent, termMonths } = terms;
  const part = roundToBani(principal / termMonths);
  return payDown({
    balance: principal,
    yearlyRatePercent,
    months: termMonths,
    repaid: () => part,
  });
}
