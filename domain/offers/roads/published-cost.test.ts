import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { newExample, newPriceList, newRoadLender, statedLimits } from '#tests/factories/rate-illustration.ts';
import { publishedCost } from './published-cost.ts';
import type { RoadLender } from './rates-on-day.ts';

const asked = (lei: number, count: number, unit: 'months' | 'days' = 'months') => ({
  principal: fromLei(lei),
  term: { count, unit },
});
const costIn = (lender: RoadLender, lei: number, count: number) => {
  const cost = publishedCost(lender, asked(lei, count));
  return cost && [cost.basis, ...cost.prices.map((price) => Math.round(price.cost / 100))];
};
const insured = {
  atStartLei: 0,
  financedLei: 0,
  monthlyLei: 0,
  unnamedLei: 0,
  insuranceAtStartLei: 500,
  insuranceMonthlyLei: 0,
};

// 40 000 lei over 60 months: from 10 000 to 80 000 lei, from 15 to 120 months.
test.each([
  [10_000, 60, true],
  [80_000, 60, true],
  [40_000, 15, true],
  [40_000, 120, true],
  [9_999.99, 60, false],
  [80_000.01, 60, false],
  [40_000, 14, false],
  [40_000, 121, false],
])('an example of 40 000 lei over 60 months covers %d lei over %i months: %s', (lei, count, speaks) => {
  const lender = newRoadLender({
    examples: [newExample({ principalLei: 40_000, printed: { aprPercent: 10.47 } })],
  });
  expect(publishedCost(lender, asked(lei, count)) !== null).toBe(speaks);
});

test("an example is not applied beyond its lender's limits", () => {
  const lender = newRoadLender({ limits: statedLimits({ mostLei: 60_000, leastMonths: 24 }) });
  expect(costIn(lender, 60_000, 60)?.[0]).toBe('carried');
  expect(costIn(lender, 60_001, 60)).toBeNull();
  expect(costIn(lender, 50_000, 23)).toBeNull();
});

test('a list applies within the stated limits, for a bank without a minimum term from a year on', () => {
  const lender = newRoadLender({
    examples: [],
    list: newPriceList(),
    limits: statedLimits({ leastMonths: 'unknown' }),
  });
  // 12 × 869,88 and 888,49 lei, and 100 lei at the start; computed outside this code.
  expect(costIn(lender, 10_000, 12)).toEqual(['list', 539, 762]);
  expect(costIn(lender, 10_000, 11)).toBeNull();
  expect(costIn(lender, 1_999, 12)).toBeNull();
  expect(costIn(lender, 100_001, 12)).toBeNull();
  expect(costIn({ ...lender, limits: statedLimits({ mostLei: 'unknown' }) }, 10_000, 12)).toBeNull();
  expect(costIn({ ...lender, limits: statedLimits({ mostMonths: 'unknown' }) }, 10_000, 12)).toBeNull();
});

test('a lowest price is never shown alone', () => {
  const lowest = newExample({ end: 'lowest' });
  expect(publishedCost(newRoadLender({ examples: [lowest] }), asked(50_000, 60))).toBeNull();
  const highest = newExample({ end: 'highest', rate: { percentAYear: 14, kind: 'fixed', by: 'source' } });
  expect(
    publishedCost(newRoadLender({ examples: [lowest, highest] }), asked(50_000, 60))?.prices,
  ).toHaveLength(2);
});

test('an insured example is shown for its own loan only, with its insurance', () => {
  const lender = newRoadLender({ examples: [newExample({ fees: insured, isCarried: false })] });
  // 60 × 1 062,35 − 50 000 = 13 741, and 500 of insurance.
  expect(costIn(lender, 50_000, 60)).toEqual(['printed', 14_241]);
  expect(costIn(lender, 50_000, 59)).toBeNull();
});

test('a source’s printed figures are shown for its own loan', () => {
  const printed = { totalLei: 63_740.5, aprPercent: 10.47 };
  const lender = newRoadLender({ examples: [newExample({ printed })] });
  expect(publishedCost(lender, asked(50_000, 60))?.prices[0]).toMatchObject({
    total: 6_374_050,
    cost: 1_374_050,
    aprPercent: 10.47,
  });
});

test('interest alone is left out if a whole cost is known, and is called interest otherwise', () => {
  const interest = newExample({ fees: 'unknown' });
  const both = newRoadLender({
    examples: [newExample({ fees: { ...insured, insuranceAtStartLei: 0 } }), interest],
  });
  expect(publishedCost(both, asked(50_000, 60))).toMatchObject({ isWhole: true, prices: [{}] });
  expect(publishedCost(newRoadLender({ examples: [interest] }), asked(50_000, 60))?.isWhole).toBe(false);
});

test('a price printed in both a list and an example is shown once', () => {
  const [low, high] = [8, 12].map((percentAYear) =>
    newExample({
      rate: { percentAYear, kind: 'fixed', by: 'source' },
      fees: { ...insured, insuranceAtStartLei: 0, atStartLei: 100 },
    }),
  );
  const lender = newRoadLender({
    limits: statedLimits(),
    list: newPriceList(),
    examples: [low, high].flatMap((example) => example ?? []),
  });
  expect(publishedCost(lender, asked(50_000, 60))?.prices.map(({ basis }) => basis)).toEqual([
    'printed',
    'printed',
  ]);
});

test('an overdraft is shown up to a year, up to its stated amount, repaid in parts or at the end', () => {
  const list = newPriceList({
    rates: [{ rate: { percentAYear: 16.12, kind: 'variable', by: 'source' } }],
    repayment: 'revolving',
    fees: 'unknown',
  });
  const lender = newRoadLender({ road: 'overdraft', examples: [], list });
  expect(costIn(lender, 2_000, 3)).toEqual(['list', 54, 81]);
  expect(costIn(lender, 2_000, 13)).toBeNull();
  // With an unknown maximum, up to 5 000 lei.
  expect(costIn(lender, 5_001, 3)).toBeNull();
  const limits = statedLimits({ mostLei: 50_000, leastMonths: 'unknown' });
  expect(costIn({ ...lender, limits }, 50_000, 3)?.[0]).toBe('list');
});

test('a price paid monthly does not apply to a term in days', () => {
  expect(publishedCost(newRoadLender(), asked(50_000, 30, 'days'))).toBeNull();
});
