import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { withEvidence } from '#domain/offers/offer-evidence.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { newOffer } from '#tests/factories/new-offer.ts';
import { roadsContent, siteRates } from '#tests/factories/roads-content.ts';
import { costsOf, lowestCost, sixRoads } from './six-roads.ts';

const TODAY = '2026-11-23';
const pack = rulePackInForce(romanianRulePacks, TODAY);
const offers = [withEvidence(newOffer(), TODAY)];

const roadsFor = (lei: number, count: number, more: Partial<Parameters<typeof sixRoads>[0]> = {}) =>
  sixRoads({
    asked: { principal: fromLei(lei), term: { count, unit: 'months' } },
    offers,
    rates: siteRates,
    offered: null,
    pack,
    ...more,
  });
const roadOf = (kind: string, roads: ReturnType<typeof roadsFor>) => roads.find((road) => road.kind === kind);
const costsIn = (kind: string, roads: ReturnType<typeof roadsFor>) =>
  roads.filter((road) => road.kind === kind).flatMap(costsOf);

test('for 2 000 lei over 3 months saving costs nothing, an account and a CAR cost tens', () => {
  const roads = roadsFor(2_000, 3);
  expect(roads).toHaveLength(6);
  expect(roads[0]).toEqual({ kind: 'waiting', aMonth: 66_667 });
  // 11% a year: 3 × 678,92 is 36,76 of interest; 19% with a fee of 25 lei: 63,67 and 25. Computed by hand.
  expect(costsIn('credit-union', roads).map((cost) => Math.round(cost / 100))).toEqual([37, 40, 50, 89]);
  // Overdrafts at IRCC + 4,50 to IRCC + 10,55, repaid in three parts or at the end.
  const account = costsIn('bank', roads).map((cost) => Math.round(cost / 100));
  expect([account[0], account.at(-1)]).toEqual([34, 81]);
  // 2 000 × 1% × 91
  expect(roadOf('legal-maximum', roads)).toMatchObject({ most: { by: 'cost', cost: 182_000 } });
});

test('for 30 000 lei over 36 months banks are shown with their fees, far below the ceiling', () => {
  const roads = roadsFor(30_000, 36);
  const bank = costsIn('bank', roads).map((cost) => Math.round(cost / 100));
  // ProCredit 7,40 and 12,40% with 289 lei, BCR 7,99 and 14,99% with 200, Libra 8,57 and 10,07%: collected with an independent
  // computation.
  expect(bank).toEqual([3_834, 4_038, 4_128, 4_884, 6_367, 7_633]);
  expect(roadOf('legal-maximum', roads)).toMatchObject({ most: { by: 'apr', cost: 1_585_272 } });
  expect(roads.map(({ kind }) => kind).indexOf('bank')).toBe(1);
});

test('an offer the visitor received is drawn with its fees, and only described without them', () => {
  const rate = { percentAYear: 10, fees: fromLei(100) };
  // 33,43 lei of interest.
  expect(roadOf('offered', roadsFor(2_000, 3, { offered: rate }))).toMatchObject({ cost: 13_343 });
  const withoutFees = roadsFor(2_000, 3, { offered: { ...rate, fees: null } });
  expect(roadOf('offered', withoutFees)).toMatchObject({ cost: null });
  expect(costsIn('offered', withoutFees)).toEqual([]);
});

test('roads are ordered by their lowest cost, those without one last', () => {
  const sums = fc.integer({ min: 100, max: 100_000 });
  fc.assert(
    fc.property(sums, fc.integer({ min: 1, max: 60 }), (lei, months) => {
      const costs = roadsFor(lei, months).map(lowestCost);
      const known = costs.filter((cost) => cost !== null);
      expect(costs.slice(0, known.length)).toEqual(known.toSorted((a, b) => a - b));
    }),
  );
});

test('a house that is among the evidence too has the same figures there', () => {
  const { items } = load(readFileSync('content/evidence/car-solidaritatea.yml', 'utf8')) as {
    items: { principalLei: number; figures: { measure: string; value: number }[]; source: { url: string } }[];
  };
  const [item] = items;
  const house = roadsContent.illustrations.find(({ id }) => id === 'car-solidaritatea')?.examples[0];
  const value = (measure: string) => item?.figures.find((figure) => figure.measure === measure)?.value;
  expect(house).toMatchObject({
    principalLei: item?.principalLei,
    rate: { percentAYear: value('interest') },
    fees: { atStartLei: value('analysis-fee') },
    printed: { instalmentLei: value('instalment'), totalLei: value('total'), aprPercent: value('apr') },
    source: { url: item?.source.url },
  });
});
