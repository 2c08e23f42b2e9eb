import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { rulePackInForce } from './rule-pack-in-force.ts';
import { largestLawfulCost } from './largest-lawful-cost.ts';
import { romanianRulePacks } from './romanian-rule-packs.ts';

const pack = rulePackInForce(romanianRulePacks, '2026-11-23');
const most = (lei: number, count: number, unit: 'months' | 'days' = 'months') =>
  largestLawfulCost(fromLei(lei), { count, unit }, pack);

// 1% × 91 days; 300 lei × 1% × 30; at most the principal itself; 30 000 lei in 36 payments at a DAE of 34,5% by hand: 1 273,69 a
// month.
test.each([
  [2_000, 3, 'cost', 1_820],
  [300, 1, 'cost', 90],
  [5_000, 12, 'cost', 5_000],
  [30_000, 36, 'apr', 15_852.72],
])('%d lei over %i months may cost at most, by the %s, %d lei', (lei, months, by, cost) => {
  const found = most(lei, months);
  expect(found?.by).toBe(by);
  expect(Math.abs((found?.cost ?? 0) / 100 - cost)).toBeLessThan(0.02);
});

test('beyond 100 000 lei or five years, and without rules, there is no ceiling', () => {
  expect(most(100_001, 36)).toBeNull();
  expect(most(30_000, 61)).toBeNull();
  expect(most(100_000, 60)?.by).toBe('apr');
  expect(largestLawfulCost(fromLei(2_000), { count: 3, unit: 'months' }, null)).toBeNull();
});

// 30 000 × (1,345^(30/365) − 1)
test('for a term in days the DAE is that of a single payment', () => {
  expect((most(30_000, 30, 'days')?.cost ?? 0) / 100).toBeCloseTo(739.81, 0);
});
