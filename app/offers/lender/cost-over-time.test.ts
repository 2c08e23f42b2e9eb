import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { termDays } from '#domain/loan/term.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { withEvidence } from '#domain/offers/offer-evidence.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { dailyFigures, dailyOffer, newIdentity, newOffer, newSource } from '#tests/factories/new-offer.ts';
import { costOverTime as costsOf, type CostOverTime } from './cost-over-time.ts';

const costOverTime = (
  offer: Offer,
  ...rest: [Parameters<typeof costsOf>[1], Parameters<typeof costsOf>[2]]
) => costsOf(withEvidence(offer, '2026-11-21'), ...rest);
const pack = rulePackInForce(romania.rulePacks, '2026-11-21');
const inLei = (costs: CostOverTime | null) =>
  costs?.rows.map(({ term, cost, total, maximum }) => [
    termDays(term),
    cost / 100,
    total / 100,
    (maximum ?? 0) / 100,
  ]);

test('a daily price is shown for growing numbers of days, beside the legal maximum', () => {
  // 1% of 2 000 lei a day from the fourth day on; the law: 1% a day from the first.
  const costs = costOverTime(dailyOffer(), fromLei(2_000), pack);
  expect(costs?.kind).toBe('price');
  expect(inLei(costs)).toEqual([
    [7, 80, 2_080, 2_140],
    [15, 240, 2_240, 2_300],
    [30, 540, 2_540, 2_600],
    [61, 1_160, 3_160, 3_220],
    [91, 1_760, 3_760, 3_820],
  ]);
});

test('the DAE of 15 days matches the printed example: 500 lei, 60 lei of interest', () => {
  const costs = costOverTime(dailyOffer(), fromLei(500), pack);
  // (560 / 500)^(365 / 15) − 1
  expect(costs?.rows[1]).toMatchObject({ cost: 6_000 });
  expect(costs?.rows[1]?.aprPercent).toBeCloseTo(1476.3, 1);
});

const limits = {
  amount: { value: { min: null, max: fromLei(5_000) }, source: newSource() },
  term: { value: { minDays: null, maxDays: 1_825 }, source: newSource() },
};

test('the DAE treats 91 days as three months, as in the list, and 61 days as days', () => {
  const costs = costOverTime(dailyOffer(), fromLei(2_000), pack);
  // (3 160 / 2 000)^(365 / 61) − 1 and (3 760 / 2 000)^4 − 1
  expect(costs?.rows.slice(3).map(({ aprPercent }) => Math.round(aprPercent ?? 0))).toEqual([1_444, 1_149]);
});

test('a price to confirm is distinguished from a current one', () => {
  const price = {
    value: { kind: 'instalments', yearlyRatePercent: 30 },
    source: newSource({ date: '2022' }),
  } as const;
  expect(costOverTime(newOffer({ ...limits, price }), fromLei(2_000), pack)?.kind).toBe('old');
});

test('a price with unknown limits is not computed, and without a price there is nothing', () => {
  const { price } = dailyFigures;
  expect(costOverTime(newOffer({ price }), fromLei(2_000), pack)).toBeNull();
  expect(costOverTime(newOffer(), fromLei(2_000), pack)).toBeNull();
});

test('a yearly price is shown in months, as instalments', () => {
  const price = { value: { kind: 'instalments', yearlyRatePercent: 146.8 }, source: newSource() } as const;
  const costs = costOverTime(
    newOffer({ ...limits, price, lenderKind: 'foreign-bank' }),
    fromLei(2_000),
    pack,
  );
  expect(costs?.rows.map(({ term }) => term.count)).toEqual([3, 6, 9, 12]);
  // Three instalments at 146,8% / 12 a month: 2 000 × 0,122333 / (1 − 1,122333⁻³) = 836,04.
  expect(costs?.rows[0]).toMatchObject({ cost: 50_812, total: 250_812 });
});

test('terms that the lender does not offer are left out', () => {
  const offer = dailyOffer({ term: { value: { minDays: 15, maxDays: 61 }, source: newSource() } });
  expect(inLei(costOverTime(offer, fromLei(2_000), pack))?.map(([days]) => days)).toEqual([15, 30, 61]);
});

test('an amount that the lender does not lend has no rows', () => {
  expect(costOverTime(dailyOffer(), fromLei(6_000), pack)).toBeNull();
});

test.each([
  ['an IFN whose number we did not find', { registers: null }],
  [
    'an IFN whose number only the press prints',
    { registers: newIdentity(['RG-PJR-43-110296'], { origin: 'other' as const }) },
  ],
  [
    'a bank of another state',
    {
      lenderKind: 'foreign-bank' as const,
      registers: newIdentity(['licența C 56251, supravegheată de MFSA']),
    },
  ],
])('no legal ceiling is claimed for %s', (_, lender) => {
  const priced = costOverTime(dailyOffer(lender), fromLei(2_000), pack);
  expect(priced?.rows.map(({ maximum }) => maximum)).toEqual([null, null, null, null, null]);
  expect(priced?.sources).toEqual([newSource()]);
});

test('without a prepared law only the price is shown, without a maximum', () => {
  const costs = costOverTime(dailyOffer(), fromLei(2_000), null);
  expect(costs?.rows.every(({ maximum }) => maximum === null)).toBe(true);
  expect(costs?.sources).toEqual([newSource()]);
});
