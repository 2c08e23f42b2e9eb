import { bani, type Bani } from '#domain/base/money/bani.ts';
import type { CalculatorQuery } from './calculator-query.ts';
import type { RepaymentPlan } from './repayment-plan.ts';

/** Share of a month's net income that goes to loans. */
export type IncomeShare = {
  /** the highest payment of this loan, with its fee */
  payment: Bani;
  /** including the other loans */
  payments: Bani;
  /** of the income, not rounded: 25 is a quarter; above 100 when the income does not suffice */
  percent: number;
  /** negative when the income does not suffice */
  left: Bani;
};

/** Computes the share. @param income net of a month, above 0, and the monthly payments of other loans */
export function incomeShare(
  plan: RepaymentPlan,
  income: NonNullable<CalculatorQuery['income']>,
): IncomeShare {
  const payment = bani(Math.max(...plan.rows.map((row) => row.payment + row.fee)));
  const payments = bani(payment + income.otherPayments);
  return {
    payment,
    payments,
    percent: (payments / income.net) * 100,
    left: bani(income.net - payments),
  };
}
