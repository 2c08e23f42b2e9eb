import { bani, roundToBani, type Bani } from '#domain/money/bani.ts';

/** The smallest payment a month that a line or a card asks for. */
export type MinimumRule = {
  percent: number;
  /** `owed`: of the debt with the month's interest; `principal`: of what is still drawn, and the interest comes on top */
  of: 'owed' | 'principal';
  /** the whole payment is never less */
  atLeast: Bani;
};

export type MinimumPayment = {
  /** from 1 */
  month: number;
  paid: Bani;
  interest: Bani;
  /** by how much the payment makes the debt smaller */
  repaid: Bani;
  /** what is still owed after it */
  balance: Bani;
};

/** A line paid off by its smallest payments: one payment at least. */
export type MinimumPlan = {
  payments: [MinimumPayment, ...MinimumPayment[]];
  cost: Bani;
  total: Bani;
};

const MAX_MONTHS = 600;
// Below one leu a percentage alone would never end: the rest is paid at once.
const ALMOST_NOTHING = 100;

/**
 * How a line is paid off when nothing more is drawn and only the minimum is paid, month by month.
 * @param drawn in bani, above 0
 * @param monthlyPercent interest of one month in percent of what is owed; a twelfth of a year's
 * @returns null when it never ends: the minimum does not cover the interest, or it lasts above 50 years
 */
export function minimumPayments(
  drawn: Bani,
  monthlyPercent: number,
  { percent, of, atLeast }: MinimumRule,
): MinimumPlan | null {
  const payments: MinimumPayment[] = [];
  let balance: number = drawn;
  let cost = 0;
  for (let month = 1; month <= MAX_MONTHS; month++) {
    const interest = roundToBani((balance * monthlyPercent) / 100);
    const owed = balance + interest;
    const share =
      of === 'owed' ? roundToBani((owed * percent) / 100) : interest + roundToBani((balance * percent) / 100);
    const least = Math.max(share, atLeast);
    const paid = owed - least < ALMOST_NOTHING ? owed : least;
    if (paid <= interest && paid < owed) return null;
    cost += interest;
    balance = owed - paid;
    payments.push({
      month,
      paid: bani(paid),
      interest,
      repaid: bani(paid - interest),
      balance: bani(balance),
    });
    const [first, ...rest] = payments;
    if (balance === 0 && first) {
      return { payments: [first, ...rest], cost: bani(cost), total: bani(drawn + cost) };
    }
  }
  return null;
}
