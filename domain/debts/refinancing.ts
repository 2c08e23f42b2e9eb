import { annuitySchedule } from '#domain/loan/annuity-schedule.ts';
import { bani, type Bani } from '#domain/money/bani.ts';
import type { Debt } from './debt.ts';
import { payOff, type PayOff } from './pay-off.ts';

/** One loan that somebody was offered in place of all debts. */
export type RefinancingOffer = {
  yearlyRatePercent: number;
  /** whole months, 1 to 600 */
  months: number;
  /** all its fees, in bani; they are borrowed with it */
  fees: Bani;
};

export type Refinancing = {
  offer: RefinancingOffer;
  /** what is borrowed: all balances and the fees */
  principal: Bani;
  payment: Bani;
  /** interest and fees */
  cost: Bani;
  /** the same loan with all the money paid today; null when its payment asks for more than that */
  sameMoney: { months: number; cost: Bani } | null;
  /** places of the debts whose own rate is not above the new one, from 0 */
  cheaperAlready: readonly number[];
};

/**
 * All debts replaced by one loan with equal payments. What the old lenders may ask for being repaid early is not in it.
 * @param monthly what is paid in a month today, in bani
 */
export function refinance(debts: readonly Debt[], offer: RefinancingOffer, monthly: Bani): Refinancing {
  const { yearlyRatePercent, months, fees } = offer;
  const principal = bani(debts.reduce<number>((sum, { balance }) => sum + balance, fees));
  const rows = annuitySchedule({ principal, yearlyRatePercent, termMonths: months });
  const payment = rows[0]?.payment ?? principal;
  const interest = rows.reduce((sum, row) => sum + row.interest, 0);
  const loan: Debt = { name: '', balance: principal, yearlyRatePercent, minimum: payment, dueDay: null };
  const faster: PayOff | null = monthly > payment ? payOff([loan], { monthly, order: 'avalanche' }) : null;
  return {
    offer,
    principal,
    payment,
    cost: bani(interest + fees),
    sameMoney: faster && { months: faster.months, cost: bani(faster.interest + fees) },
    cheaperAlready: debts.flatMap((debt, place) =>
      debt.yearlyRatePercent <= yearlyRatePercent ? [place] : [],
    ),
  };
}
