import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { siteRates } from '#tests/factories/roads-content.ts';
import { publishedAprs } from './published-aprs.ts';
import { noRoadRates } from './rates-on-day.ts';

const aprsOf = (lei: number, count: number, unit: 'months' | 'days' = 'months') =>
  publishedAprs('bank', siteRates, { principal: fromLei(lei), term: { count, unit } });

// ProCredit's lowest and BCR's highest rate with their fees: collected with an independent computation.
test("an offer of a bank is compared with the banks' published prices for its amount and term", () => {
  const found = aprsOf(30_000, 36);
  expect(found).toMatchObject({ isAsked: true, average: { percentAYear: 10.71 } });
  expect([found?.low, found?.high].map((apr) => apr?.toFixed(2))).toEqual(['8.36', '16.61']);
});

// Exim prints 8,46% in March 2026, Credex 18,37% in October.
test.each([
  [2_000, 3, 'months'],
  [1_500, 30, 'days'],
] as const)(
  '%i lei for %i %s, which no bank’s price covers, are compared with printed examples',
  (lei, count, unit) => {
    expect(aprsOf(lei, count, unit)).toMatchObject({ isAsked: false, low: 8.46, high: 18.37 });
  },
);

test('without known banks there is no range', () => {
  expect(
    publishedAprs('bank', noRoadRates, { principal: fromLei(30_000), term: { count: 36, unit: 'months' } }),
  ).toBeNull();
});

// CAR Cetate's list at 10 000 lei over 12 months; the four examples that houses print with their DAE.
test.each([
  [10_000, 12, { isAsked: true, lenders: ['CAR Cetate'] }],
  [100_000, 60, { isAsked: false, low: 11.57, high: 26.74 }],
] as const)(
  'an offer of a mutual-aid house is compared with published prices of houses: %i lei, %i months',
  (lei, count, found) => {
    const asked = { principal: fromLei(lei), term: { count, unit: 'months' } } as const;
    expect(publishedAprs('credit-union', siteRates, asked)).toMatchObject({ ...found, average: null });
  },
);
