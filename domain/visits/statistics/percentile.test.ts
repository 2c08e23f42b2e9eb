import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

// Ten measurements: the nearest rank of 75% is the eighth, of 50% the fifth.
const ten = [
  { value: 30, count: 2 },
  { value: 10, count: 5 },
  { value: 20, count: 3 },
];

test.each([
  [50, 10],
  [75, 20],
  [80, 20],
  [81, 30],
  [100, 30],
])('%i%% of ten measurements are at most %i', (percent, value) => {
  expect(percentile(ten, percent)).toBe(value);
});

test('without measurements there is no percentile', () => {
  expect(percentile([], 75)).toBeNull();
});
