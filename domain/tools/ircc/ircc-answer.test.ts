import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import type { SeriesPoint } from '#domain/base/series/series.ts';
import { irccAnswer } from './ircc-answer.ts';
import { exampleOwed } from './ircc-query.ts';

const source = { name: 'BNR', url: null, date: '2026-11-20', readAt: null };
const point = (from: string, value: number): SeriesPoint => ({ from, value, source });
const points = [
  point('2021-10-01', 1.08),
  point('2025-10-01', 6.06),
  point('2026-07-01', 5.56),
  point('2026-10-01', 5.57),
];
const today = '2026-11-23';

// Computed with forty digits outside the program: equal payments, each month's interest rounded to the ban.
test("100 000 lei over 25 years cost 776,46 lei a month at today's index, and a point moves that by 65 to 68 lei", () => {
  expect(irccAnswer(exampleOwed, points, today)?.variable).toMatchObject({
    before: { ircc: 5.56, ratePercent: 8.06, payment: 77_580, total: 23_273_523 },
    today: { ircc: 5.57, ratePercent: 8.07, payment: 77_646, total: 23_293_701 },
    less: { ircc: 4.57, ratePercent: 7.07, payment: 71_125, total: 21_337_591 },
    more: { ircc: 6.57, ratePercent: 9.07, payment: 84_400, total: 25_319_460 },
    next: null,
    tried: null,
  });
});

test("today's debt is computed at every past value, the highest and the lowest too", () => {
  expect(irccAnswer(exampleOwed, points, today)?.variable?.history.slice(0, 2)).toEqual([
    { from: '2021-10-01', payment: 50_492 },
    { from: '2025-10-01', payment: 80_927 },
  ]);
});

test('half a ban of interest is rounded up at every value', () => {
  // By hand: 1 000 lei for a month at 5,97% are 1 004,975.
  const loan = { ...exampleOwed, owed: fromLei(1_000), months: 1, margin: 0 };
  const answer = irccAnswer(loan, [point('2024-01-01', 5.97)], '2024-01-02');
  expect(answer?.variable?.history).toEqual([{ from: '2024-01-01', payment: fromLei(1_004.98) }]);
});

test('the known value of the next quarter is shown with its payment, and is not in force yet', () => {
  const known = [...points, point('2027-01-01', 5.4)];
  const answer = irccAnswer(exampleOwed, known, today);
  expect(answer).toMatchObject({ now: { value: 5.57 }, next: { from: '2027-01-01' } });
  // 7,9% of 100 000 lei over 300 months.
  expect(answer?.variable?.next?.payment).toBe(76_520);
  expect(answer?.variable?.history).toHaveLength(4);
});

test.each([
  ['2026-11-23', '2027-01-01'],
  ['2026-12-31', '2027-01-01'],
  ['2027-01-01', '2027-04-01'],
  ['2026-06-30', '2026-07-01'],
])('on %s the next value comes into force on %s', (day, next) => {
  expect(irccAnswer(exampleOwed, [point('2026-01-01', 5.68)], day)?.nextFrom).toBe(next);
});

test('a fixed rate stays, with the margin of equal cost today', () => {
  const fixed = { ...exampleOwed, margin: null, fixedPercent: 6.5 };
  expect(irccAnswer(fixed, points, today)).toMatchObject({
    variable: null,
    fixed: { ratePercent: 6.5, payment: 67_521, total: 20_256_106 },
    equalMargin: 0.93,
  });
});

test('an index below zero takes the rate to zero and no further', () => {
  const loan = { ...exampleOwed, margin: 0 };
  expect(irccAnswer(loan, [point('2026-10-01', 0.4)], today)?.variable?.less).toMatchObject({
    ircc: -0.6,
    ratePercent: 0,
    total: 10_000_000,
  });
});

test('without a value of the index nothing is computed', () => {
  expect(irccAnswer(exampleOwed, [point('2027-01-01', 5.4)], today)).toBeNull();
});
