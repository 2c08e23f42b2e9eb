import { bani, roundToBani, type Bani } from '#domain/money/bani.ts';
import { monthlyPayment, type LoanTerms } from './monthly-payment.ts';

/** One month of a repayment schedule. `payment` is `interest` plus `principal`; `balance` is what is left after it. */
export type ScheduleRow = { month: number; payment: Bani; interest: Bani; principal: Bani; balance: Bani };

/**
 * The repayment schedule of equal payments, exact to the ban: each month's interest is a twelfth of the yearly rate on
 * the balance, rounded half up; the last payment takes what rounding left, so the principal parts add up to the loan
 * and the last balance is 0. What is left is up to half a ban × ((1 + r)^n − 1) / r: bani for usual loans, lei for
 * several years at hundreds of percent.
 * @param terms as for monthlyPayment
 * @returns one row a month, in order
 * @throws {RangeError} when a term is out of range
 */
export function annuitySchedule(terms: LoanTerms): ScheduleRow[] {
  const equalPayment = monthlyPayment(terms);
  const monthlyRate = terms.yearlyRatePercent / 1200;
  const rows: ScheduleRow[] = [];
  let balance = terms.principal;
  for (let month = 1; month <= terms.termMonths; month++) {
    const interest = roundToBani(balance * monthlyRate);
    const isLast = month === terms.termMonths;
    // A payment rounded up on a tiny loan can repay it early: no row may take more than is owed.
    const principal = isLast ? balance : bani(Math.min(equalPayment - interest, balance));
    balance = bani(balance - principal);
    rows.push({ month, payment: bani(interest + principal), interest, principal, balance });
  }
  return rows;
}
