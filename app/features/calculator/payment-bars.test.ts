import { expect, test } from 'vitest';
import { fromLei } from '#domain/money/bani.ts';
import { exampleLoan } from '#domain/calculator/calculator-limits.ts';
import { repaymentPlan } from '#domain/calculator/repayment-plan.ts';
import { paymentBars } from './payment-bars.ts';

test('interest stands on what repays the loan, and the dearest payment is as high as the chart', () => {
  // By hand: payments of 110 and 105 lei over two months; 220 px are 110 lei.
  const { rows } = repaymentPlan({
    ...exampleLoan,
    principal: fromLei(200),
    rate: { percent: 60, per: 'year' },
    term: { count: 2, unit: 'months' },
    repayment: 'decreasing',
  });
  expect(paymentBars(rows)).toEqual({
    principal: 'M0 220v-200h357v200zM360 220v-200h357v200z',
    interest: 'M0 20v-20h357v20zM360 20v-10h357v10z',
  });
});

test('thirty years are two paths with a bar a month', () => {
  const { rows } = repaymentPlan({ ...exampleLoan, term: { count: 360, unit: 'months' } });
  const { principal, interest } = paymentBars(rows);
  expect([principal, interest].map((path) => path.match(/M/g)?.length)).toEqual([360, 360]);
});
