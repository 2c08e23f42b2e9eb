import { expect, test } from 'vitest';
import { bani, fromLei, roundToBani } from './bani.ts';

test.each([
  [313.36, 31_336],
  [0.1, 10],
  [1.15, 115],
  [19.99, 1_999],
  [50_000, 5_000_000],
])('%d lei are %i bani', (lei, expected) => {
  expect(fromLei(lei)).toBe(expected);
});

test.each([1.005, Number.NaN])('%d lei are not a whole number of bani', (lei) => {
  expect(() => fromLei(lei)).toThrow(RangeError);
});

test.each([0.5, Number.NaN, Infinity])('%d is not a whole number of bani', (amount) => {
  expect(() => bani(amount)).toThrow(RangeError);
});

test.each([
  [0.49, 0],
  [0.5, 1],
  [1.5, 2],
  [2.5, 3],
])('%d bani are rounded half up to %i', (amount, expected) => {
  expect(roundToBani(amount)).toBe(expected);
});
