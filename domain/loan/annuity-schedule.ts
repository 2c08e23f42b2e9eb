import { bani } from '#domain/money/bani.ts';
import { monthlyPayment, type LoanTerms } from './monthly-payment.ts';
import { payDown, type ScheduleRow } from './pay-down.ts';

/**
 * The repayment schedule of equal payments, exact to the ban: each month's interest is a twelfth of the yearly rate on
 * the balance, rounded half up; the last payment takes what rounding left, so the principal parts add up to the loan
 * and the last balance is 0. What is left is up to half a ban × ((1 + r)^n − 1) / r: bani for usual loans, lei for
 * several years at hundreds of percent. A payment rounded up on a tiny loan can repay it early.
 * @param terms as for monthlyPayment
 * @returns one row a month, in order
 * @throws {RangeError} when a term is out of range
 */
export function annuitySchedule(terms: LoanTerms): ScheduleRow[] {
  const { principal, yearlyRatePercent, termMonths } = terms;
  const payment = monthlyPayment(terms);
  return payDown({
    balance: principal,
    yearlyRatePercent,
    months: termMonths,
    repaid: (interest) => bani(payment - interest),
  });
}
