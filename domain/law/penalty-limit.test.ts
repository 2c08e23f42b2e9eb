import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { penaltyLimit } from './penalty-limit.ts';
import { romanianRulePacks } from './romanian-rule-packs.ts';
import { rulePackInForce } from './rule-pack-in-force.ts';

const pack = rulePackInForce(romanianRulePacks, '2026-11-22');

// Legea 243/2024: penalty interest is part of the total cost (art. 2 j), which art. 6 limits to the principal up to 25 000 lei;
// above, art. 9 b limits penalty interest alone to the principal.
test.each([
  [900, 900, true],
  [2_000, 2_000, true],
  [25_000, 25_000, true],
  [25_001, 25_001, false],
  [60_000, 60_000, false],
])('penalties of %i lei stop at %i lei, the rest of the cost included: %s', (lei, most, withCost) => {
  expect(penaltyLimit(fromLei(lei), pack)).toMatchObject({ most: fromLei(most), withCost });
});

test('a country without such a rule has no limit of penalties', () => {
  expect(penaltyLimit(fromLei(2_000), null)).toBeNull();
  expect(
    penaltyLimit(fromLei(2_000), pack && { ...pack, penaltiesInCostUpTo: null, penaltyCapPercent: null }),
  ).toBeNull();
});

test('where penalties are never part of the cost, their own ceiling is a share of the principal', () => {
  const half = pack?.penaltyCapPercent && { ...pack.penaltyCapPercent, value: 50 };
  expect(
    penaltyLimit(
      fromLei(2_000),
      pack && { ...pack, penaltiesInCostUpTo: null, penaltyCapPercent: half ?? null },
    ),
  ).toMatchObject({ most: fromLei(1_000), withCost: false });
});
