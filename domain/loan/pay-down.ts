import { bani, type Bani } from '#domain/money/bani.ts';
import { shareOf, type Share } from '#domain/money/share.ts';

/** One month of a repayment schedule. `payment` is `interest` plus `principal`; `balance` is what is left after it. */
export type ScheduleRow = { month: number; payment: Bani; interest: Bani; principal: Bani; balance: Bani };

type Due = {
  /** of the period, in bani */
  interest: Bani;
  /** place of the period, from 0 */
  at: number;
};

type PayDownInput = {
  /** what is owed before the first period, in bani, 0 or more */
  balance: Bani;
  /** what each period costs of what is owed; the last one's payment takes everything that is left */
  shares: readonly Share[];
  /** how much of the balance a payment repays, in bani; more than is owed counts as all, less than nothing as nothing */
  repaid: (due: Due) => number;
};

/**
 * Rows of a schedule from month 1 on, exact to the ban: the interest of a period is its share of the balance, rounded half
 * up, and no row repays more than is owed.
 * @returns one row a period; after the debt is gone, rows of nothing
 */
export function payDown({ balance: owed, shares, repaid }: PayDownInput): ScheduleRow[] {
  const last = shares.length - 1;
  let balance = owed;
  return shares.map((share, at) => {
    const interest = shareOf(balance, share);
    const principal = at === last ? balance : bani(Math.min(Math.max(0, repaid({ interest, at })), balance));
    balance = bani(balance - principal);
    return { month: at + 1, payment: bani(interest + principal), interest, principal, balance };
  });
}
