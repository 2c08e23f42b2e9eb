import { expect, test } from 'vitest';
import { wholeLei } from './whole-lei.ts';

test.each([
  [0, 0],
  [103_849, 103_800],
  [103_850, 103_900],
  [103_861, 103_900],
])('%i bani are %i in whole lei', (amount, expected) => {
  expect(wholeLei(amount)).toBe(expected);
});
