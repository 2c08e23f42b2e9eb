import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { siteRates } from '#tests/factories/roads-content.ts';
import { averageCost } from './average-cost.ts';

const averageOf = (lei: number, count: number) =>
  averageCost(siteRates, { principal: fromLei(lei), term: { count, unit: 'months' } });

// At the average DAE of August 2026, 10,71%: collected with an independent computation.
test.each([
  [10_000, 12, 880.17, 562.06],
  [30_000, 36, 971.08, 4_959.03],
  [50_000, 60, 1_067.71, 14_062.89],
])(
  "%i lei over %i months at the banks' average cost %d a month and %d in total",
  (lei, count, instalment, cost) => {
    const found = averageOf(lei, count);
    expect(found).toMatchObject({ average: { percentAYear: 10.71, month: '2026-08' } });
    expect([found?.instalment, found?.cost]).toEqual([fromLei(instalment), fromLei(cost)]);
  },
);

// No bank's page states less than 2 000 lei; those with a stated minimum term begin at 6 and 12 months.
test.each([
  [2_000, 3],
  [10_000, 6],
  [10_000, 11],
  [1_999, 12],
  [100_000, 61],
])('%i lei over %i months, which banks are not known to lend, have no average', (lei, count) => {
  expect(averageOf(lei, count)).toBeNull();
});

test('without a month of the average there is no figure', () => {
  const asked = { principal: fromLei(30_000), term: { count: 36, unit: 'months' } } as const;
  expect(averageCost({ ...siteRates, loanAverage: null }, asked)).toBeNull();
});
