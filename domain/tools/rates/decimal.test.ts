import { expect, test } from 'vitest';
import { decimalText, dividedHalfUp, isDecimal, scaled } from './decimal.ts';

test.each([
  ['4.9767', 497_670_000n],
  ['0.0254', 2_540_000n],
  ['640', 64_000_000_000n],
  ['0', 0n],
])('%s is %i hundred-millionths', (text, expected) => {
  expect(scaled(text)).toBe(expected);
});

test.each(['', '4,97', '-1', '1e3', '.5', '5.', 'N/A', '1.123456789'])('"%s" is not a decimal', (text) => {
  expect(isDecimal(text)).toBe(false);
  expect(() => scaled(text)).toThrow(RangeError);
});

test.each([
  [1n, 3n, 4, 3333n],
  [2n, 3n, 4, 6667n],
  [1n, 8n, 2, 13n], // 0.125, half up
  [0n, 5n, 2, 0n],
])('%i / %i with %i decimals is %i of them', (numerator, denominator, decimals, expected) => {
  expect(dividedHalfUp(numerator, denominator, decimals)).toBe(expected);
});

test('a division by zero is refused', () => {
  expect(() => dividedHalfUp(1n, 0n, 2)).toThrow(RangeError);
});

test.each([
  [50_420n, 4, '5.0420'],
  [254n, 6, '0.000254'],
  [7n, 0, '7'],
])('%i units of 10^-%i are written %s', (units, decimals, expected) => {
  expect(decimalText(units, decimals)).toBe(expected);
});
