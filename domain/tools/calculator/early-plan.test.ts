import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { exampleLoan } from './calculator-limits.ts';
import { earlyPlan } from './early-plan.ts';
import { repaymentPlan } from './repayment-plan.ts';

test('closing the example after a year saves the interest of the remaining two years', () => {
  const early = { afterMonth: 12, amount: fromLei(7_000), effect: 'shorter-term' } as const;
  const result = earlyPlan(repaymentPlan(exampleLoan), early);

  // 434,10 and 158,03 lei in the design's own table.
  expect(result).toMatchObject({ applied: fromLei(6_928.68), saved: fromLei(592.13), monthsFewer: 24 });
  expect(result?.plan.total).toBe(fromLei(10_689)); // 1 year of interest: 689,00 lei
});

test('monthly fees of the saved months are saved too', () => {
  const loan = { ...exampleLoan, fees: { ...exampleLoan.fees, monthly: fromLei(10) } };
  const early = { afterMonth: 12, amount: fromLei(7_000), effect: 'shorter-term' } as const;
  expect(earlyPlan(repaymentPlan(loan), early)?.saved).toBe(fromLei(592.13 + 240));
});

test('a single repayment has no months for an early payment', () => {
  const plan = repaymentPlan({ ...exampleLoan, repayment: 'single' });
  expect(earlyPlan(plan, { afterMonth: 12, amount: fromLei(100), effect: 'shorter-term' })).toBeNull();
});
