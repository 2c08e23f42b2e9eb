import { annuitySchedule } from '#domain/loan/annuity-schedule.ts';
import { bani, type Bani } from '#domain/base/money/bani.ts';
import type { Debt } from './debt.ts';
import { payOff, type PayOff } from './pay-off.ts';

/** One loan offered in place of all debts. */
export type RefinancingOffer = {
  yearlyRatePercent: number;
  /** whole months, 1 to 600 */
  months: number;
  /** all its fees, in bani; they are added to the principal */
  fees: Bani;
};

export type Refinancing = {
  offer: RefinancingOffer;
  /** the principal: all balances and the fees */
  principal: Bani;
  payment: Bani;
  /** interest and fees */
  cost: Bani;
  /** the same loan with today's total payment; null when its own payment is higher */
  sameMoney: { months: number; cost: Bani } | null;
  /** positions of the debts whose own rate is not above the new one, from 0 */
  cheaperAlready: readonly number[];
};

/**
 * Replaces all debts by one loan with equal payments. Compensations the old lenders may ask for early repayment are not included.
 * @param monthly today's total monthly payment, in bani
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
