import { aprPercent, type CashFlow } from '#domain/loan/apr-percent.ts';
import { bani, type Bani } from '#domain/base/money/bani.ts';
import type { Contract, DatedPayment } from './contract.ts';
import { otherWayYears } from './other-way-years.ts';

/** Cost of a contract for its borrower, from all facts given. */
export type ContractCost = {
  /** sum of all payments, fees and insurance included */
  total: Bani;
  /** total minus the amount received */
  cost: Bani;
  /** cost without an insurance that the credit does not require, or for which this is unknown */
  costInLaw: Bani;
  /** DAE of the exact cash flows, insurance included; null if no rate satisfies them or their dates are unknown */
  aprPercent: number | null;
  /** by the other allowed method of counting the same time (`otherWayYears`); null without one */
  aprOtherWay: number | null;
  /** the same without the insurance, treated as a separate purchase; null without one */
  aprWithoutInsurance: number | null;
  /** an insurance may come on top: it is unknown whether the payments include it */
  isLeast: boolean;
};

/** Computes the cost of a contract. @returns amounts in bani and DAE in percent, not rounded */
export function contractCost(contract: Contract): ContractCost {
  const { received, payments, feesAtStart, insurance, isTimed } = contract;
  const apart = insurance?.isInPayments === false ? insurance.amount : 0;
  const total = bani(payments.reduce((sum, { amount }) => sum + amount, feesAtStart + apart));
  const cost = bani(total - received);
  const isLeast = insurance !== null && insurance.isInPayments === null;
  const optional = insurance && insurance.isRequired !== true ? insurance.amount : 0;
  const aprOf = (advance: number, atStart: number, paid: readonly CashFlow[] | null = payments) =>
    isTimed && paid !== null
      ? aprPercent({ advances: [{ amount: advance, years: 0 }], repayments: flows(paid, atStart) })
      : null;
  return {
    total,
    cost,
    costInLaw: bani(Math.max(0, cost - optional)),
    aprPercent: aprOf(received, feesAtStart + apart),
    aprOtherWay: aprOf(received, feesAtStart + apart, otherWay(payments)),
    aprWithoutInsurance:
      insurance === null || isLeast
        ? null
        : aprOf(received + (insurance.isInPayments ? insurance.amount : 0), feesAtStart),
    isLeast,
  };
}

function otherWay(payments: readonly DatedPayment[]): CashFlow[] | null {
  const others = payments.flatMap(({ amount, ...time }) => {
    const years = otherWayYears(time);
    return years === null ? [] : [{ amount, years }];
  });
  return others.length === payments.length ? others : null;
}

function flows(payments: readonly CashFlow[], atStart: number): CashFlow[] {
  const repayments = payments.map(({ amount, years }) => ({ amount, years }));
  return atStart > 0 ? [...repayments, { amount: atStart, years: 0 }] : repayments;
}

/**
 * Computes the debt before each payment of a credit in instalments, for the reading that applies the daily percentage to it: the
 * contract's amount grows at its own rate, and each payment reduces it.
 * @returns null for a single payment, or if the payments contain no interest
 */
export function owedBetweenPayments({
  credit,
  payments,
  isTimed,
}: Contract): { owed: number; days: number }[] | null {
  if (!isTimed || payments.length === 1) return null;
  const rate = aprPercent({ advances: [{ amount: credit, years: 0 }], repayments: flows(payments, 0) });
  if (rate === null || rate <= 0) return null;
  const stretches: { owed: number; days: number }[] = [];
  let owed: number = credit;
  let [day, years] = [0, 0];
  for (const payment of payments) {
    stretches.push({ owed, days: payment.days - day });
    owed = Math.max(0, owed * (1 + rate / 100) ** (payment.years - years) - payment.amount);
    ({ days: day, years } = payment);
  }
  return stretches;
}
