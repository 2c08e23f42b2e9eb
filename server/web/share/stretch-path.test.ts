import { expect, test } from 'vitest';
import { stretchPath } from './stretch-path.ts';

test.each([
  ['M0,240L10.5,200', 'M0 120L21 100'],
  ['M10 20v-8h4v8z', 'M20 10v-4h8v4z'],
  ['M1,2L3,4L5,6', 'M2 1L6 2L10 3'],
  ['M5,5h0', 'M10 2.5h0'],
  ['', ''],
])('%s in a box twice as wide and half as high is %s', (path, expected) => {
  expect(stretchPath(path, { x: 2, y: 0.5 })).toBe(expected);
});

test('a curve is refused rather than drawn wrong', () => {
  expect(() => stretchPath('M0 0C1 1 2 2 3 3', { x: 1, y: 1 })).toThrow(RangeError);
});
