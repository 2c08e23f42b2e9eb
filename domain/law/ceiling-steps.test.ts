import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { startingLendingFacility } from './lending-facility.ts';
import { ceilingSteps } from './ceiling-steps.ts';
import { romanianRulePacks, romanianRulePacksBy } from './romanian-rule-packs.ts';

// Legea 243/2024, art. 6, in force since 11.11.2024: 1%, 0,8% and 0,6% a day up to 5 000, 10 000 and 25 000 lei.
test.each([
  [5_000, 1],
  [5_001, 0.8],
  [25_000, 0.6],
])('a credit of %i lei has had one ceiling since the law: %f%% a day', (lei, percentPerDay) => {
  expect(ceilingSteps(fromLei(lei), romanianRulePacks)).toEqual([{ from: '2024-11-11', percentPerDay }]);
});

test('a larger credit has no daily ceiling', () => {
  expect(ceilingSteps(fromLei(25_001), romanianRulePacks)).toEqual([]);
});

test('a changed rate of the central bank is not a step; another ceiling is, and so is its end', () => {
  const moved = romanianRulePacksBy([
    startingLendingFacility,
    { ...startingLendingFacility, from: '2026-02-01', value: 7 },
  ]);
  const [last] = moved.slice(-1);
  if (!last?.dailyCaps) throw new Error('no ceilings');
  const lower = { ...last.dailyCaps, value: [{ upTo: fromLei(5_000), percentPerDay: 0.5 }] };
  const packs = [
    ...moved,
    { ...last, validFrom: '2027-01-01', dailyCaps: lower },
    { ...last, validFrom: '2028-01-01', dailyCaps: null },
  ];
  expect(ceilingSteps(fromLei(1_000), packs)).toEqual([
    { from: '2024-11-11', percentPerDay: 1 },
    { from: '2027-01-01', percentPerDay: 0.5 },
    { from: '2028-01-01', percentPerDay: null },
  ]);
});
