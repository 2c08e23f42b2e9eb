import { expect, test } from 'vitest';
import { termDays } from './term.ts';

test.each([
  [3, 'months', 91],
  [6, 'months', 183],
  [12, 'months', 365],
  [1, 'months', 30],
  [30, 'days', 30],
] as const)('%i %s are %i days', (count, unit, days) => {
  expect(termDays({ count, unit })).toBe(days);
});
