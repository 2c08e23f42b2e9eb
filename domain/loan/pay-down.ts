import { bani, roundToBani, type Bani } from '#domain/money/bani.ts';

/** One month of a repayment schedule. `payment` is `interest` plus `principal`; `balance` is what is left after it. */
export type ScheduleRow = { month: number; payment: Bani; interest: Bani; principal: Bani; balance: Bani };

type PayDownInput = {
  /** what is owed before the first month, in bani, 0 or more */
  balance: Bani;
  yearlyRatePercent: number;
  /** how many; the last one's payment takes everything that is left */
  months: number;
  /** how much of the balance a month's payment repays, given the month's interest; more than is owed counts as all */
  repaid: (interest: Bani) => Bani;
};

/**
 * Rows of a schedule from month 1 on, exact to the ban: interest is a twelfth of the yearly rate on the
 * balance, rounded half up, and no row repays more than is owed.
 * @returns one row a month; after the debt is gone, rows of nothing
 */
export function payDown(input: PayDownInput): ScheduleRow[] {
  const monthlyRate = input.yearlyRatePercent / 1200;
  const rows: ScheduleRow[] = [];
  let balance = input.balance;
  for (let month = 1; month <= input.months; month++) {
    const interest = roundToBani(balance * monthlyRate);
    const principal =
      month === input.months ? balance : bani(Math.min(Math.max(0, input.repaid(interest)), balance));
    balance = bani(balance - principal);
    rows.push({ month, payment: bani(interest + principal), interest, principal, balance });
  }
  return rows;
}
