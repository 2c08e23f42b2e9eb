import { expect, test } from 'vitest';
import { bani, fromLei } from '#domain/base/money/bani.ts';
import { dailyCost, legalMaximum } from './legal-maximum.ts';
import { romanianRulePacks } from './romanian-rule-packs.ts';
import { rulePackInForce } from './rule-pack-in-force.ts';

const pack = rulePackInForce(romanianRulePacks, '2026-11-21');

// Worked by hand from the table of Legea 243/2024: lei, days, maximum cost of the loan, in lei.
test.each([
  [2_000, 91, 1_820],
  [2_000, 100, 2_000],
  [2_000, 365, 2_000],
  [5_000, 30, 1_500],
  [5_001, 30, 1_200.24],
  [10_000, 30, 2_400],
  [10_001, 30, 1_800.18],
  [25_000, 91, 13_650],
  [25_000, 365, 25_000],
  [100, 5, 5],
])('%i lei for %i days may cost at most %d lei', (lei, days, cost) => {
  const principal = fromLei(lei);
  expect(legalMaximum(principal, days, pack)).toEqual({
    cost: fromLei(cost),
    total: bani(principal + fromLei(cost)),
  });
});

test('above the last band there is no daily ceiling', () => {
  expect(legalMaximum(fromLei(25_001), 91, pack)).toBeNull();
});

test('a country without such rules has no legal maximum', () => {
  expect(legalMaximum(fromLei(2_000), 91, null)).toBeNull();
  expect(legalMaximum(fromLei(2_000), 91, pack && { ...pack, dailyCaps: null })).toBeNull();
});

test.each([
  [500_100, 0.8, 91, 364_073], // 364 072,8
  [1_500_000, 0.6, 10, 90_000],
  [33_333, 1, 1, 333],
  [200_000, 1, 0, 0],
])('%i bani at %d%% a day for %i days cost %i bani', (principal, percentPerDay, days, expected) => {
  expect(dailyCost(bani(principal), percentPerDay, days)).toBe(expected);
});
