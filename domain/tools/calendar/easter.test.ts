import fc from 'fast-check';
import { expect, test } from 'vitest';
import cases from '#tests/cases/holidays.json' with { type: 'json' };
import { daysBetween, weekdayOf } from '#domain/base/days/iso-day.ts';
import { orthodoxEaster } from './orthodox-easter.ts';
import { westernEaster } from './western-easter.ts';

const SUNDAY = 7;
const anyYear = fc.integer({ min: 1900, max: 2099 });

test.each(Object.entries(cases.years))('the Orthodox Easter of %s', (year, { orthodoxEaster: expected }) => {
  expect(orthodoxEaster(Number(year))).toBe(expected);
});

// Published dates at the borders of the century's range.
test.each([
  [1900, '1900-04-22'],
  [2000, '2000-04-30'],
  [2099, '2099-04-12'],
])('the Orthodox Easter of %i is %s', (year, expected) => {
  expect(orthodoxEaster(year)).toBe(expected);
});

// Published dates; 2038 and 2285 are the latest and the earliest possible.
test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('the Western Easter of %i is %s', (year, expected) => {
  expect(westernEaster(year)).toBe(expected);
});

test('every Easter is a Sunday, the Orthodox one never before the Western one and at most five weeks after', () => {
  fc.assert(
    fc.property(anyYear, (year) => {
      const [orthodox, western] = [orthodoxEaster(year), westernEaster(year)];
      expect(weekdayOf(orthodox)).toBe(SUNDAY);
      expect(weekdayOf(western)).toBe(SUNDAY);
      expect([0, 7, 14, 21, 28, 35]).toContain(daysBetween(western, orthodox));
    }),
    { numRuns: 200 },
  );
});

test('all two hundred Orthodox Easters from 1900 to 2099 are Sundays from 4 April to 10 May', () => {
  const all = Array.from({ length: 200 }, (_, index) => orthodoxEaster(1900 + index));
  expect(all.filter((day) => weekdayOf(day) !== SUNDAY)).toEqual([]);
  expect(all.filter((day) => day.slice(5) < '04-04' || day.slice(5) > '05-10')).toEqual([]);
});

test.each([1899, 2100, 2024.5])('there is no Orthodox Easter for %d', (year) => {
  expect(() => orthodoxEaster(year)).toThrow(RangeError);
});
