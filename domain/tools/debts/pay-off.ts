import { bani, type Bani } from '#domain/base/money/bani.ts';
import { percentShare, shareOf } from '#domain/base/money/share.ts';
import type { Debt } from './debt.ts';

/** `avalanche`: the highest rate first. `snowball`: the smallest balance first. */
export type PayOffOrder = 'avalanche' | 'snowball';

/** Repayment of several debts with a constant monthly amount. */
export type PayOff = {
  /** months until the last one is paid, 1 or more */
  months: number;
  /** total interest, in bani */
  interest: Bani;
  /** the month in which each debt is paid off, in the order the debts were given */
  ends: readonly number[];
  /** positions of the debts, from 0, in the order extra money goes to them */
  queue: readonly number[];
};

type Payer = {
  /** total monthly payment; the minimums are paid even when it is lower */
  monthly: Bani;
  order: PayOffOrder;
};

const MOST_MONTHS = 600;
// A hundred thousand million lei: a debt that grows so far has no end within a lifetime.
const BEYOND_ALL = 1e13;

/**
 * Pays debts month by month: interest is a twelfth of the yearly rate on the balance, rounded half up; then each debt gets its
 * minimum, and the rest of the month's money goes to the first debt of the order, then to the next. The minimum of a paid debt
 * stays in the month's money.
 * @param debts at least one
 * @returns null when it never ends: above 50 years
 */
export function payOff(debts: readonly Debt[], { monthly, order }: Payer): PayOff | null {
  const queue = queueOf(debts, order);
  const owed = debts.map(({ balance }) => balance as number);
  const ends = debts.map(() => 0);
  let interest = 0;
  for (let month = 1; month <= MOST_MONTHS; month++) {
    let left: number = monthly;
    debts.forEach(({ yearlyRatePercent, minimum }, place) => {
      const added = interestOfMonth(owed[place] ?? 0, yearlyRatePercent);
      interest += added;
      const all = (owed[place] ?? 0) + added;
      const paid = Math.min(minimum, all);
      left -= paid;
      owed[place] = all - paid;
    });
    for (const place of queue) {
      const more = Math.min(Math.max(left, 0), owed[place] ?? 0);
      left -= more;
      owed[place] = (owed[place] ?? 0) - more;
      if (owed[place] === 0 && ends[place] === 0) ends[place] = month;
    }
    const total = owed.reduce((sum, amount) => sum + amount, 0);
    if (total === 0) return { months: month, interest: bani(interest), ends, queue };
    if (total > BEYOND_ALL) return null;
  }
  return null;
}

/** Computes the interest of one month, a twelfth of the year's, in bani. @param balance in bani */
export function interestOfMonth(balance: number, yearlyRatePercent: number): Bani {
  return bani(shareOf(balance, percentShare(yearlyRatePercent, { over: 12 })));
}

function queueOf(debts: readonly Debt[], order: PayOffOrder): number[] {
  const byRate = (a: Debt, b: Debt) => b.yearlyRatePercent - a.yearlyRatePercent;
  const byBalance = (a: Debt, b: Debt) => a.balance - b.balance;
  const [first, then] = order === 'avalanche' ? [byRate, byBalance] : [byBalance, byRate];
  return debts
    .map((debt, place) => ({ debt, place }))
    .toSorted((a, b) => first(a.debt, b.debt) || then(a.debt, b.debt))
    .map(({ place }) => place);
}
