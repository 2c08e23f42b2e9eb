import { bani, type Bani } from '#domain/base/money/bani.ts';
import { percentShare, shareOf } from '#domain/base/money/share.ts';

/** Minimum monthly payment of a line or a card. */
export type MinimumRule = {
  percent: number;
  /** `owed`: of the debt with the month's interest; `principal`: of the drawn amount, with the interest on top */
  of: 'owed' | 'principal';
  /** minimum of the whole payment */
  atLeast: Bani;
};

export type MinimumPayment = {
  /** from 1 */
  month: number;
  paid: Bani;
  interest: Bani;
  /** reduction of the debt by the payment */
  repaid: Bani;
  /** debt after the payment */
  balance: Bani;
};

/** A line repaid by its minimum payments: at least one. */
export type MinimumPlan = {
  payments: [MinimumPayment, ...MinimumPayment[]];
  cost: Bani;
  total: Bani;
};

const MAX_MONTHS = 600;
// Below one leu a percentage alone would never end: the rest is paid at once.
const ALMOST_NOTHING = 100;

/**
 * Computes the repayment of a line by its minimum payments alone, without further draws, month by month.
 * @param drawn in bani, above 0
 * @param yearlyRatePercent interest of a year in percent of the debt; a month has a twelfth of it
 * @returns null when it never ends: the minimum does not cover the interest, or it lasts above 50 years
 */
export function minimumPayments(
  drawn: Bani,
  yearlyRatePercent: number,
  { percent, of, atLeast }: MinimumRule,
): MinimumPlan | null {
  const payments: MinimumPayment[] = [];
  const ofMonth = percentShare(yearlyRatePercent, { over: 12 });
  const least = percentShare(percent);
  let balance: number = drawn;
  let cost = 0;
  for (let month = 1; month <= MAX_MONTHS; month++) {
    const interest = shareOf(balance, ofMonth);
    const owed = balance + interest;
    const share = of === 'owed' ? shareOf(owed, least) : interest + shareOf(balance, least);
    const asked = Math.max(share, atLeast);
    const paid = owed - asked < ALMOST_NOTHING ? owed : asked;
    if (paid <= interest && paid < owed) return null;
    cost += interest;
    balance = owed - paid;
    payments.push({
      month,
      paid: bani(paid),
      interest: bani(interest),
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
