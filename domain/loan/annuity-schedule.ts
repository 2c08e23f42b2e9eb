import { equalPayments } from './equal-payments.ts';
import { monthlyShares, type LoanTerms } from './monthly-payment.ts';
import { payDown, type ScheduleRow } from './pay-down.ts';

/**
 * Computes the repayment schedule of equal payments, exact to the ban: each month's interest is a twelfth of the yearly rate on the
 * balance, rounded half up; the last payment absorbs the rounding, so the principal parts add up to the loan and the last balance
 * is 0. Where that would make the last payment an outlier, the payments differ by a ban or two instead. A payment rounded up on a
 * tiny loan can repay it early.
 * @param terms as for monthlyPayment
 * @returns one row a month, in order
 * @throws {RangeError} when a term is out of range
 */
export function annuitySchedule(terms: LoanTerms): ScheduleRow[] {
  const shares = monthlyShares(terms);
  const payments = equalPayments(terms.principal, shares);
  return payDown({
    balance: terms.principal,
    shares,
    repaid: ({ interest, at }) => (payments[at] ?? 0) - interest,
  });
}
