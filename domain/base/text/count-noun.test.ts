import { expect, test } from 'vitest';
import { countNoun } from './count-noun.ts';

// The list of the glossary, point 7, and the limits of the rule.
test.each([
  [1, '1 leu'],
  [2, '2 lei'],
  [19, '19 lei'],
  [20, '20 de lei'],
  [21, '21 de lei'],
  [99, '99 de lei'],
  [100, '100 de lei'],
  [101, '101 lei'],
  [119, '119 lei'],
  [120, '120 de lei'],
  [1000, '1 000 de lei'],
  [1001, '1 001 lei'],
  [1250, '1 250 de lei'],
  [5000, '5 000 de lei'],
  [10_000, '10 000 de lei'],
  [0, '0 lei'],
])('%i is counted "%s"', (count, expected) => {
  expect(countNoun(count, 'leu', 'lei')).toBe(expected.replaceAll(' ', '\u00a0'));
});

test.each([
  [1, 'lună', 'luni', '1 lună'],
  [12, 'lună', 'luni', '12 luni'],
  [24, 'lună', 'luni', '24 de luni'],
  [91, 'zi', 'zile', '91 de zile'],
  [365, 'zi', 'zile', '365 de zile'],
])('%i %s, %s is "%s"', (count, one, few, expected) => {
  expect(countNoun(count, one, few)).toBe(expected.replaceAll(' ', '\u00a0'));
});

test.each([1.5, -1, Number.NaN])('%d is not a count', (count) => {
  expect(() => countNoun(count, 'leu', 'lei')).toThrow(RangeError);
});
