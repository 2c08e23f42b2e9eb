import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test.each([
  [0, 0, '0'],
  [999, 0, '999'],
  [1000, 0, '1\u00a0000'],
  [10_000, 0, '10\u00a0000'],
  [1_234_567, 0, '1\u00a0234\u00a0567'],
  [746.33, 2, '746,33'],
  [1281.13, 2, '1\u00a0281,13'],
  [1234.5678, 4, '1\u00a0234,5678'],
  [304.14, 0, '304'],
  [5, 2, '5,00'],
  [1.005, 2, '1,01'],
  [0.5, 0, '1'],
  [999.999, 2, '1\u00a0000,00'],
  [-3.25, 2, '\u22123,25'],
  [-1.005, 2, '\u22121,01'],
  [-0.001, 2, '0,00'],
])('%d with %i decimals is written %s', (value, decimals, expected) => {
  expect(formatNumber(value, decimals)).toBe(expected);
});

test.each([Number.NaN, Infinity])('%d is refused rather than shown', (value) => {
  expect(() => formatNumber(value)).toThrow(RangeError);
});
