import { bani, roundToBani, type Bani } from '#domain/money/bani.ts';
import type { ScheduleRow } from './annuity-schedule.ts';

type PayDownInput = {
  /** what is owed before `firstMonth`, in bani, 0 or more */
  balance: Bani;
  yearlyRatePercent: number;
  firstMonth: number;
  /** its payment takes everything that is left */
  lastMonth: number;
  /** how much of the balance a month's payment repays, given the month's interest; more than is owed counts as all */
  repaid: (interest: Bani) => Bani;
};

/**
 * Rows of a schedule from one month to another, exact to the ban: interest is a twelfth of the yearly rate on the
 * balance, rounded half up, and no row repays more than is owed.
 * @returns one row a month; after the debt is gone, rows of nothing
 */
export function payDown(input: PayDownInput): ScheduleRow[] {
  const monthlyRate = input.yearlyRatePercent / 1200;
  const rows: ScheduleRow[] = [];
  let balance = input.balance;
  for (let month = input.firstMonth; month <= input.lastMonth; month++) {
    const interest = roundToBani(balance * monthlyRate);
    const principal =
      month === input.lastMonth ? balance : bani(Math.min(Math.max(0, input.repaid(interest)), balance));
    balance = bani(balance - principal);
    rows.push({ month, payment: bani(interest + principal), interest, principal, balance });
  }
  return rows;
}
