import { bani, roundToBani, type Bani } from '#domain/base/money/bani.ts';
import { annuitySchedule } from './annuity-schedule.ts';
import { decreasingSchedule } from './decreasing-schedule.ts';
import { isFarFrom } from './is-far-from.ts';
import { monthlyPayment, monthlyShares, type LoanTerms } from './monthly-payment.ts';
import { payDown, type ScheduleRow } from './pay-down.ts';

/** Way of monthly repayment: equal payments, or equal parts of the loan with decreasing payments. */
export type MonthlyRepayment = 'equal' | 'decreasing';

export type EarlyRepayment = {
  /** paid with this month's instalment: 1 to the month before the last */
  afterMonth: number;
  /** beyond that month's instalment, in bani, above 0 */
  amount: Bani;
  /** the visitor's choice: to end sooner, or to pay less each month */
  effect: 'shorter-term' | 'smaller-payment';
};

export type EarlySchedule = {
  /** the row of `afterMonth` has the balance after the early payment; the last row has balance 0 */
  rows: ScheduleRow[];
  /** used part of the early payment: never more than was owed */
  applied: Bani;
};

/** Computes the agreed schedule of a loan. @throws {RangeError} when a term is out of range */
export function monthlySchedule(terms: LoanTerms, repayment: MonthlyRepayment): ScheduleRow[] {
  return repayment === 'equal' ? annuitySchedule(terms) : decreasingSchedule(terms);
}

/**
 * Computes the schedule of a loan with an early repayment. With a shorter term the payment (or, for decreasing payments, the part
 * of the loan in each) stays as agreed and the last one is smaller; with a smaller payment the remaining debt is spread over the
 * remaining months.
 * @throws {RangeError} when the month is not one before the last, or the amount is not above 0
 */
export function scheduleWithEarlyRepayment(
  terms: LoanTerms,
  repayment: MonthlyRepayment,
  early: EarlyRepayment,
): EarlySchedule {
  const { afterMonth, amount } = early;
  const agreed = monthlySchedule(terms, repayment);
  const last = agreed[afterMonth - 1];
  if (last === undefined || afterMonth >= terms.termMonths)
    throw new RangeError(`no month to pay early: ${afterMonth}`);
  if (!(amount > 0)) throw new RangeError(`early payment is not above 0: ${amount}`);

  const applied = bani(Math.min(amount, last.balance));
  const balance = bani(last.balance - applied);
  const before = [...agreed.slice(0, afterMonth - 1), { ...last, balance }];
  if (balance === 0) return { rows: before, applied };
  const { daysCountedAfter: counted } = terms;
  const left = {
    ...terms,
    principal: balance,
    termMonths: terms.termMonths - afterMonth,
    ...(counted && { daysCountedAfter: { months: counted.months + afterMonth } }),
  };
  const rest =
    early.effect === 'smaller-payment'
      ? monthlySchedule(left, repayment)
      : endedSooner(left, asAgreed(terms, repayment));
  return { rows: [...before, ...rest.map((row) => ({ ...row, month: row.month + afterMonth }))], applied };
}

/** Agreed constant of the monthly payments: the whole payment if they are equal, the part of the loan if they decrease. */
type Agreed = { payment: Bani } | { part: Bani };

function asAgreed(terms: LoanTerms, repayment: MonthlyRepayment): Agreed {
  return repayment === 'equal'
    ? { payment: monthlyPayment(terms) }
    : { part: roundToBani(terms.principal / terms.termMonths) };
}

function endedSooner(left: LoanTerms, agreed: Agreed): ScheduleRow[] {
  const rows = payDown({
    balance: left.principal,
    shares: monthlyShares(left),
    repaid: ({ interest }) => ('part' in agreed ? agreed.part : agreed.payment - interest),
  }).filter(({ payment }) => payment > 0);
  const last = rows.at(-1)?.payment ?? 0;
  // The early payment was too small to end a month sooner.
  const isTooLong = 'payment' in agreed && last > agreed.payment && isFarFrom(agreed.payment, last);
  return isTooLong ? annuitySchedule(left) : rows;
}
