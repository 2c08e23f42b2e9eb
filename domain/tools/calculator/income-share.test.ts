import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { exampleLoan } from './calculator-limits.ts';
import { incomeShare } from './income-share.ts';
import { repaymentPlan } from './repayment-plan.ts';

const plan = repaymentPlan(exampleLoan); // the highest payment is the last: 313,53 lei

test('the highest payment and the other loans count as a share of the income', () => {
  expect(incomeShare(plan, { net: fromLei(4_000), otherPayments: fromLei(486.47) })).toEqual({
    payment: fromLei(313.53),
    payments: fromLei(800),
    percent: 20,
    left: fromLei(3_200),
  });
});

test('an insufficient income leaves a negative rest', () => {
  expect(incomeShare(plan, { net: fromLei(313), otherPayments: fromLei(0) }).left).toBe(-53);
});
