import { expect, test } from 'vitest';
import { findJumps } from './find-jumps.ts';

const euro = (day: string, value: string, multiplier = 1) => ({ currency: 'EUR', day, value, multiplier });

test('a usual change is accepted', () => {
  const { kept, jumps } = findJumps([euro('2026-08-19', '5.2452')], [euro('2026-08-18', '5.2442')]);

  expect(kept).toHaveLength(1);
  expect(jumps).toEqual([]);
});

test.each([
  ['more', '6.2932'],
  ['less', '4.1951'],
])('a fifth %s and a little more is rejected', (_direction, value) => {
  const before = euro('2026-08-18', '5.2442');

  const { kept, jumps } = findJumps([euro('2026-08-19', value)], [before]);

  expect(kept).toEqual([]);
  expect(jumps).toEqual([{ ...euro('2026-08-19', value), previous: before }]);
});

test('a misplaced multiplier is a jump, and the next day is compared with the last good one', () => {
  const rates = [euro('2026-08-20', '5.2500'), euro('2026-08-19', '5.2452', 100)];

  const { kept } = findJumps(rates, [euro('2026-08-18', '5.2442')]);

  expect(kept.map(({ day }) => day)).toEqual(['2026-08-20']);
});

test.each([
  ['2026-08-27', '8', 0], // half as much again after eight days
  ['2026-08-27', '10.5', 1],
  ['2026-08-27', '2.6', 1],
  ['2027-08-19', '10', 0],
  ['2027-08-19', '5245.2', 1], // a thousand times
  ['2031-08-19', '20', 0],
  ['2031-08-19', '524.52', 1], // a hundred times, after years
  ['2031-08-19', '0.52', 1],
])('on %s %s after 5,2452 of 19.08.2026 are %i jumps', (day, value, jumps) => {
  expect(findJumps([euro(day, value)], [euro('2026-08-19', '5.2452')]).jumps).toHaveLength(jumps);
});

test('a new currency has no earlier rate to be compared with', () => {
  expect(findJumps([euro('2026-08-19', '5.2452')], []).kept).toHaveLength(1);
});
