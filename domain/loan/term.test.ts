import { expect, test } from 'vitest';
import { computedTerm, monthEnd, termDays, termYears, type Term } from './term.ts';

const months = (count: number): Term => ({ count, unit: 'months' });
const days = (count: number): Term => ({ count, unit: 'days' });

test.each([
  [months(1), 30],
  [months(2), 60],
  [months(3), 91],
  [months(6), 183],
  [months(12), 365],
  [days(30), 30],
])('%o is %i days', (term, expected) => {
  expect(termDays(term)).toBe(expected);
});

test('one and two months are computed as 30 and 60 days, every other term as given', () => {
  expect([1, 2, 3].map((count) => computedTerm(months(count)))).toEqual([days(30), days(60), months(3)]);
  expect(computedTerm(days(61))).toEqual(days(61));
});

test('months of instalments still end on days 30, 61 and 91', () => {
  expect([1, 2, 3].map(monthEnd)).toEqual([30, 61, 91]);
});

test('91 days are three months to the DAE, and so is every longer term of whole months', () => {
  expect(termYears(days(91))).toBe(0.25);
  expect(termYears(months(3))).toBe(0.25);
  expect(termYears(days(365))).toBe(1);
  expect(termYears(days(100))).toBe(100 / 365);
  // Below that the directive's own days: 30 days are 30/365 of a year, in either unit.
  expect([days(30), months(1)].map(termYears)).toEqual([30 / 365, 30 / 365]);
  expect([days(60), months(2)].map(termYears)).toEqual([60 / 365, 60 / 365]);
  expect(termYears(days(61))).toBe(61 / 365);
});
