import { expect, test } from 'vitest';
import { formatTerm } from './format-term.ts';

test.each([
  [1, 'months', 'o lună'],
  [3, 'months', '3 luni'],
  [24, 'months', '24 de luni'],
  [1, 'days', 'o zi'],
  [15, 'days', '15 zile'],
  [30, 'days', '30 de zile'],
] as const)('%i %s are "%s"', (count, unit, expected) => {
  expect(formatTerm({ count, unit })).toBe(expected.replaceAll(' ', '\u00a0'));
});
