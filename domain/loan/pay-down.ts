import { bani, type Bani } from '#domain/base/money/bani.ts';
import { shareOf, type Share } from '#domain/base/money/share.ts';

/** One month of a repayment schedule. `payment` is `interest` plus `principal`; `balance` is the debt after it. */
export type ScheduleRow = { month: number; payment: Bani; interest: Bani; principal: Bani; balance: Bani };

type Due = {
  /** of the period, in bani */
  interest: Bani;
  /** index of the period, from 0 */
  at: number;
};

type PayDownInput = {
  /** debt before the first period, in bani, 0 or more */
  balance: Bani;
  /** interest of each period as a share of the balance; the last payment repays the rest */
  shares: readonly Share[];
  /** principal repaid by a payment, in bani; limited to the balance, and to 0 below */
  repaid: (due: Due) => number;
};

/**
 * Computes the rows of a schedule from month 1 on, exact to the ban: the interest of a period is its share of the balance, rounded
 * half up, and no row repays more than the balance.
 * @returns one row a period; after the debt is repaid, rows of zero
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
