import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import type { CalculatedLoan } from './calculated-loan.ts';
import { exampleLoan } from './calculator-limits.ts';
import { lawfulCeiling } from './lawful-ceiling.ts';
import { repaymentPlan } from './repayment-plan.ts';

const pack = romanianRulePacks.at(-1) ?? null;
const ceilingOf = (change: Partial<CalculatedLoan>, borrower: 'personal' | 'auto' = 'personal') =>
  lawfulCeiling(repaymentPlan({ ...exampleLoan, ...change }), borrower, pack);
const onceFor = (days: number, percentPerDay: number): Partial<CalculatedLoan> => ({
  principal: fromLei(1_000),
  rate: { percent: percentPerDay, per: 'day' },
  term: { count: days, unit: 'days' },
  repayment: 'single',
});

test('a small loan may cost at most the daily ceiling, and 1% a day is exactly that', () => {
  expect(ceilingOf(onceFor(30, 1))).toEqual({
    kind: 'cost',
    maximum: { cost: fromLei(300), total: fromLei(1_300) },
    isOver: false,
  });
});

test('a fee on top of 1% a day passes the ceiling', () => {
  const fees = { atStart: fromLei(0.01), monthly: fromLei(0) };
  expect(ceilingOf({ ...onceFor(30, 1), fees })).toMatchObject({ kind: 'cost', isOver: true });
});

test('above 25 000 lei only the DAE has a ceiling', () => {
  expect(ceilingOf({ principal: fromLei(25_001) })).toMatchObject({
    kind: 'apr',
    cap: { value: 34.5, source: { date: '2026-05-15' } },
    isOver: false,
  });
  expect(ceilingOf({ principal: fromLei(25_001), rate: { percent: 31, per: 'year' } })).toMatchObject({
    isOver: true, // 31% a year is a DAE of 35,8%
  });
});

test.each([{ principal: fromLei(100_001) }, { term: { count: 61, unit: 'months' as const } }])(
  'the ceilings do not apply to %o',
  (change) => {
    expect(ceilingOf(change)).toEqual({ kind: 'out-of-scope' });
  },
);

test('the ceilings protect consumers, not businesses', () => {
  expect(ceilingOf({}, 'auto')).toEqual({ kind: 'business' });
});

test('where no rules are prepared the ceiling is unknown', () => {
  expect(lawfulCeiling(repaymentPlan(exampleLoan), 'personal', null)).toEqual({ kind: 'unknown' });
});
