import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { bani, fromLei, type Bani } from '#domain/base/money/bani.ts';
import type { Debt } from './debt.ts';
import { type IncomeLimit, incomeTest, type IncomeTest } from './income-test.ts';
import { interestOfMonth, payOff, type PayOff, type PayOffOrder } from './pay-off.ts';
import { paymentDate } from './payment-date.ts';
import { refinance, type Refinancing, type RefinancingOffer } from './refinancing.ts';

/** A person's debts and budget. */
export type DebtsInput = {
  debts: readonly [Debt, ...Debt[]];
  /** monthly money above the minimums */
  extra: Bani;
  /** net, monthly; null: not given */
  income: Bani | null;
  refinancing: RefinancingOffer | null;
};

/** Cost of one debt in a month, and by itself. */
export type DebtCost = {
  debt: Debt;
  /** of the next month */
  interest: Bani;
  /** part of the minimum left after the interest; 0 or less: the debt does not decrease */
  repaid: Bani;
  /** paid by its minimum alone; null: it never ends */
  alone: { months: number; interest: Bani } | null;
};

/** One order of repayment, with the dates at which debts end. */
export type OrderPlan = PayOff & {
  /** the first debt to get the money above the minimums */
  first: Debt;
  /** debts in the order they end, each with the count of months and the date, yyyy-mm-dd, or yyyy-mm without a due day */
  steps: readonly { debt: Debt; month: number; on: string }[];
  /** month in which the last debt ends, yyyy-mm */
  free: string;
};

export type DebtsPlan = {
  input: DebtsInput;
  costs: readonly DebtCost[];
  /** all balances */
  owed: Bani;
  /** all minimums of a month */
  minimums: Bani;
  /** all monthly payments: the minimums and the extra money */
  monthly: Bani;
  /** interest of the next month, all debts */
  interest: Bani;
  /** null: it never ends with this money */
  avalanche: OrderPlan | null;
  snowball: OrderPlan | null;
  /** the avalanche with `moreMoney` more each month; null: it never ends either */
  withMore: OrderPlan | null;
  refinancing: Refinancing | null;
  incomeTest: IncomeTest | null;
};

/** The additional comparison: a hundred lei more a month. */
export const moreMoney: Bani = fromLei(100);

/**
 * Computes all results of the page for a person's debts.
 * @param today the plan begins with the next month
 * @param incomeLimit see `incomeTest`
 */
export function planDebts(input: DebtsInput, today: IsoDay, incomeLimit: IncomeLimit | null): DebtsPlan {
  const { debts, extra, income, refinancing } = input;
  const costs = debts.map(costOf);
  const minimums = sum(debts.map(({ minimum }) => minimum));
  const monthly = bani(minimums + extra);
  const plan = (order: PayOffOrder, money: Bani) => {
    const paid = payOff(debts, { monthly: money, order });
    return paid && dated(debts, paid, today);
  };
  return {
    input,
    costs,
    owed: sum(debts.map(({ balance }) => balance)),
    minimums,
    monthly,
    interest: sum(costs.map((cost) => cost.interest)),
    avalanche: plan('avalanche', monthly),
    snowball: plan('snowball', monthly),
    withMore: plan('avalanche', bani(monthly + moreMoney)),
    refinancing: refinancing && refinance(debts, refinancing, monthly),
    incomeTest: income && incomeTest(minimums, income, incomeLimit),
  };
}

function costOf(debt: Debt): DebtCost {
  const { balance, yearlyRatePercent, minimum } = debt;
  const interest = interestOfMonth(balance, yearlyRatePercent);
  const alone = payOff([debt], { monthly: minimum, order: 'avalanche' });
  return {
    debt,
    interest,
    repaid: bani(Math.min(minimum - interest, balance)),
    alone: alone && { months: alone.months, interest: alone.interest },
  };
}

function dated(debts: DebtsInput['debts'], paid: PayOff, today: IsoDay): OrderPlan {
  const [place = 0] = paid.queue;
  const first = debts[place] ?? debts[0];
  const steps = debts
    .map((debt, index) => {
      const month = paid.ends[index] ?? paid.months;
      return { debt, month, on: paymentDate(today, debt.dueDay, month) };
    })
    .toSorted((a, b) => a.month - b.month || a.on.localeCompare(b.on));
  return { ...paid, first, steps, free: paymentDate(today, null, paid.months) };
}

function sum(amounts: readonly Bani[]): Bani {
  return bani(amounts.reduce<number>((total, amount) => total + amount, 0));
}
