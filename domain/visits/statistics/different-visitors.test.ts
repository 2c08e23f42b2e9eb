import { expect, test } from 'vitest';
import { differentVisitors, HASH_SPACE } from './different-visitors.ts';

test('fewer hashes than the limit are an exact count', () => {
  expect(differentVisitors([], 4)).toEqual({ count: 0, isExact: true });
  expect(differentVisitors([1, 2, 3], 4)).toEqual({ count: 3, isExact: true });
});

// The fourth smallest is at a tenth of the space: three below it, so about 30 in the whole. 1.96 / √2 is 1.386.
test('as many hashes as the limit give an estimate by their density', () => {
  expect(differentVisitors([1, 2, 3, HASH_SPACE / 10], 4)).toEqual({
    count: 30,
    isExact: false,
    marginPercent: 139,
  });
});

// 1.96 / √1022 = 0.0613
test('the usual margin is 7 percent', () => {
  const smallest = Array.from({ length: 1024 }, (_, index) => index + 1);
  expect(differentVisitors(smallest)).toMatchObject({ isExact: false, marginPercent: 7 });
});
