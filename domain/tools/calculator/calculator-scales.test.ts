import { expect, test } from 'vitest';
import { calculatorScales, nearestStop, withinScale } from './calculator-scales.ts';
import { numberText } from './number-text.ts';

test.each(Object.entries(calculatorScales))('the stops of %s ascend', (_, scale) => {
  expect(scale.toSorted((a, b) => a - b)).toEqual(scale);
  expect(new Set(scale).size).toBe(scale.length);
});

test('the example and the ends are stops', () => {
  const { lei, percentByYear, percentByDay, months, days } = calculatorScales;
  expect(lei).toEqual(expect.arrayContaining([100, 10_000, 1_000_000]));
  expect(percentByYear).toEqual(expect.arrayContaining([0, 8, 40]));
  expect(percentByDay).toEqual(expect.arrayContaining([0, 0.07, 1]));
  expect(months).toEqual(expect.arrayContaining([1, 36, 60, 360]));
  expect(days).toEqual(expect.arrayContaining([1, 30, 90, 365]));
});

test.each([
  [0, 0],
  [14, 0],
  [15, 0],
  [16, 1],
  [1_000, 2],
])('of the stops 10, 20 and 30, %i is nearest to index %i', (value, index) => {
  expect(nearestStop([10, 20, 30], value)).toBe(index);
});

test.each([
  [-5, 10],
  [17, 17],
  [1e20, 30],
])('with stops from 10 to 30 a slider set to %d is at %d', (value, where) => {
  expect(withinScale([10, 20, 30], value)).toBe(where);
});

test.each([
  [10_000, '10\u00a0000'],
  [0.25, '0,25'],
  [8, '8'],
])('%d is typed as %s', (value, text) => {
  expect(numberText(value)).toBe(text);
});
