import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { withEvidence } from '#domain/evidence/offer-evidence.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { fromLei } from '#domain/money/bani.ts';
import { newIllustration } from '#tests/factories/rate-illustration.ts';
import { newOffer } from '#tests/factories/new-offer.ts';
import { rateIllustrationsSchema } from './rate-illustration.ts';
import { costsOf, lowestCost, sixRoads } from './six-roads.ts';

const TODAY = '2026-11-23';
const pack = rulePackInForce(romanianRulePacks, TODAY);
// The site's own examples: reading them proves that every printed figure follows from its example.
const illustrations = rateIllustrationsSchema.parse(
  load(readFileSync('content/data/rate-illustrations.yml', 'utf8')),
);
const offers = [withEvidence(newOffer(), TODAY)];

const roadsFor = (lei: number, count: number, more: Partial<Parameters<typeof sixRoads>[0]> = {}) =>
  sixRoads({
    asked: { principal: fromLei(lei), term: { count, unit: 'months' } },
    offers,
    illustrations,
    offered: null,
    pack,
    ...more,
  });
const roadOf = (kind: string, roads: ReturnType<typeof roadsFor>) => roads.find((road) => road.kind === kind);
const costsIn = (kind: string, roads: ReturnType<typeof roadsFor>) =>
  roads.filter((road) => road.kind === kind).flatMap(costsOf);

test('for 2 000 lei over 3 months nothing costs nothing, a CAR costs tens, and no bank has an example', () => {
  const roads = roadsFor(2_000, 3);
  expect(roads).toHaveLength(6);
  expect(roads[0]).toEqual({ kind: 'waiting', aMonth: 66_667 });
  // 11% a year: 3 × 678,92 is 36,76 of interest; 19% with a fee of 25 lei: 63,67 and 25. Worked out by hand.
  expect(costsIn('credit-union', roads).map((cost) => Math.round(cost / 100))).toEqual([37, 40, 50, 89]);
  expect(roadOf('bank', roads)).toMatchObject({
    whole: [],
    gap: { gap: { sum: 'below', term: 'below' }, sumsLei: { min: 40_000 }, months: { min: 53 } },
  });
  expect(roads.map(lowestCost).at(-1)).toBeNull();
  // 2 000 × 1% × 91
  expect(roadOf('legal-maximum', roads)).toMatchObject({ most: { by: 'cost', cost: 182_000 } });
});

test('for 30 000 lei over 36 months banks are drawn with their fees and a CAR is not', () => {
  const roads = roadsFor(30_000, 36);
  const bank = costsIn('bank', roads).map((cost) => Math.round(cost / 100));
  // 8,4%: 36 × (945,64 + 25) + 250 + 131,69 = 35 324,73; 7,98%: 36 × (939,81 + 35) + 431,69 = 35 524,85; and so on.
  expect(bank).toEqual([5_325, 5_525, 6_469, 6_563, 7_039, 7_496]);
  expect(roadOf('credit-union', roads)).toMatchObject({
    whole: [],
    gap: { gap: { sum: 'above', term: 'above' }, sumsLei: { max: 1_000 }, months: { max: 12 } },
  });
  expect(roadOf('legal-maximum', roads)).toMatchObject({ most: { by: 'apr', cost: 1_585_272 } });
});

test('an example with a part nobody can carry is told and not drawn', () => {
  const roads = roadsFor(30_000, 36, {
    illustrations: [newIllustration({ id: 'a', fees: 'unknown' }), newIllustration({ id: 'b' })],
  });
  expect(roadOf('bank', roads)).toMatchObject({
    whole: [{ illustration: { id: 'b' } }],
    partial: [{ illustration: { id: 'a' } }],
    gap: null,
  });
});

test('what a visitor was offered is drawn with its fees, and without them only told', () => {
  const rate = { percentAYear: 10, fees: fromLei(100) };
  // 33,43 lei of interest.
  expect(roadOf('offered', roadsFor(2_000, 3, { offered: rate }))).toMatchObject({ cost: 13_343 });
  const told = roadsFor(2_000, 3, { offered: { ...rate, fees: null } });
  expect(roadOf('offered', told)).toMatchObject({ cost: null });
  expect(costsIn('offered', told)).toEqual([]);
});

test('roads stand by their lowest cost, and those of which none is known come last', () => {
  const sums = fc.integer({ min: 100, max: 100_000 });
  fc.assert(
    fc.property(sums, fc.integer({ min: 1, max: 60 }), (lei, months) => {
      const costs = roadsFor(lei, months).map(lowestCost);
      const known = costs.filter((cost) => cost !== null);
      expect(costs.slice(0, known.length)).toEqual(known.toSorted((a, b) => a - b));
    }),
  );
});

test('a house that stands among the evidence too has the same figures there', () => {
  const { items } = load(readFileSync('content/evidence/car-solidaritatea.yml', 'utf8')) as {
    items: { principalLei: number; figures: { measure: string; value: number }[]; source: { url: string } }[];
  };
  const [item] = items;
  const house = illustrations.find(({ id }) => id === 'car-solidaritatea');
  const value = (measure: string) => item?.figures.find((figure) => figure.measure === measure)?.value;
  expect(house).toMatchObject({
    principalLei: item?.principalLei,
    rate: { percentAYear: value('interest') },
    fees: { atStartLei: value('analysis-fee') },
    printed: { instalmentLei: value('instalment'), totalLei: value('total'), aprPercent: value('apr') },
    source: { url: item?.source.url },
  });
});
