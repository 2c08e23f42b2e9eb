import { expect, test } from 'vitest';
import { bani, fromLei } from '#domain/base/money/bani.ts';
import type { KnownProduct } from '#domain/offers/offer-evidence.ts';
import { isBeyondReach, knownReaches } from './known-reach.ts';

function lender(header: string, maxLei: number | null, maxDays: number | null, isActive = true) {
  const product: KnownProduct = {
    name: null,
    kind: null,
    amount: { min: null, max: maxLei === null ? null : fromLei(maxLei) },
    term: { minDays: null, maxDays },
    years: { amount: null, term: null },
    terms: null,
    tier: 'A',
    age: 'recent',
  };
  return { header, isActive, evidence: { products: [product] } };
}

const list = [
  lender('Mic', 5_000, 91),
  lender('Lung', 5_000, 1_825),
  lender('Mare', 25_000, 791),
  lender('Fără durată', 100_000, null),
  lender('Închis', 90_000, 1_800, false),
];

test('a lender with an unknown maximum is not drawn, and the farthest come first', () => {
  expect(knownReaches(list).map(({ lender: name }) => name)).toEqual(['Mare', 'Lung', 'Mic']);
});

test('a product outdone by another of the same lender is not shown', () => {
  const own = [lender('Unul', 10_000, 183), lender('Unul', 5_000, 100), lender('Unul', 2_000, 1_825)];
  expect(knownReaches(own).map(({ max }) => max / 100)).toEqual([10_000, 2_000]);
});

test.each([
  [30_000, 36, true],
  [25_000, 26, false],
  [25_000, 27, true],
  // Long enough for one and small enough for another is not enough.
  [10_000, 36, true],
  [5_000, 60, false],
  [2_000, 3, false],
])('whether %d lei over %i months are beyond known limits: %s', (lei, count, isBeyond) => {
  const asked = { principal: fromLei(lei), term: { count, unit: 'months' } } as const;
  expect(isBeyondReach(knownReaches(list), asked)).toBe(isBeyond);
});

test('without a known limit no loan is beyond reach', () => {
  expect(isBeyondReach([], { principal: bani(9_000_000), term: { count: 60, unit: 'months' } })).toBe(false);
});
