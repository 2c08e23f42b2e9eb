import fc from 'fast-check';
import { expect, test } from 'vitest';
import cases from '#tests/cases/holidays.json' with { type: 'json' };
import { addDays, daysBetween } from '#domain/base/days/iso-day.ts';
import { leavePlans, workingGaps } from './leave-plans.ts';
import { isWorkingDay } from './working-days.ts';

test.each(Object.entries(cases.years))('the isolated working days of %s', (year, { isolatedWorkdays }) => {
  expect(workingGaps(Number(year), 1).flatMap(({ leave }) => leave)).toEqual(isolatedWorkdays);
});

// Read off a printed calendar of 2027.
test.each([
  [1, ['2027-01-08'], '2027-01-06', '2027-01-10', 5],
  [2, ['2027-01-04', '2027-01-05'], '2027-01-01', '2027-01-07', 7],
  [3, ['2027-01-04', '2027-01-05', '2027-01-08'], '2027-01-01', '2027-01-10', 10],
])('the best %i days of leave in 2027', (leaveDays, leave, from, to, freeDays) => {
  expect(leavePlans({ year: 2027, leaveDays })[0]).toEqual({ leave, from, to, freeDays });
});

test('of two equally long runs the one that gains more from the leave comes first', () => {
  const plans = leavePlans({ year: 2027, leaveDays: 1 });
  expect(plans.slice(0, 2).map(({ leave }) => leave)).toEqual([['2027-01-08'], ['2027-11-29']]);
});

test('a run may begin in the year before and end in the year after', () => {
  expect(leavePlans({ year: 2024, leaveDays: 3 })).toContainEqual({
    leave: ['2024-01-03', '2024-01-04', '2024-01-05'],
    from: '2023-12-30',
    to: '2024-01-07',
    freeDays: 9,
  });
  expect(leavePlans({ year: 2026, leaveDays: 4, notBefore: '2026-11-21' })[0]).toEqual({
    leave: ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
    from: '2026-12-25',
    to: '2027-01-03',
    freeDays: 10,
  });
});

test('a run that any week gives is not offered', () => {
  const plans = leavePlans({ year: 2026, leaveDays: 4, notBefore: '2026-11-21' });
  expect(plans.map(({ from, to }) => [from, to])).toEqual([
    ['2026-12-25', '2027-01-03'],
    ['2026-11-27', '2026-12-06'],
    ['2026-12-19', '2026-12-27'],
  ]);
});

test('a year that is nearly over has no room for ten days of leave', () => {
  expect(leavePlans({ year: 2026, leaveDays: 10, notBefore: '2026-12-20' })).toEqual([]);
});

test('the gaps of a month of holidays are found with their lengths', () => {
  const may = workingGaps(2024).filter(({ leave }) => leave[0]?.startsWith('2024-05'));
  expect(may).toEqual([
    { leave: ['2024-05-02'], from: '2024-05-01', to: '2024-05-06', freeDays: 6 },
    {
      leave: ['2024-05-07', '2024-05-08', '2024-05-09', '2024-05-10'],
      from: '2024-05-03',
      to: '2024-05-12',
      freeDays: 10,
    },
  ]);
});

test('a run is free from end to end, ends at working days, uses its leave in full, and shares no day of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2023, max: 2028 }), fc.integer({ min: 1, max: 10 }), (year, leaveDays) => {
      const plans = leavePlans({ year, leaveDays });
      for (const { leave, from, to, freeDays } of plans) {
        const run = Array.from({ length: freeDays }, (_, index) => addDays(from, index));
        expect(run.at(-1)).toBe(to);
        expect(run.filter(isWorkingDay)).toEqual(leave);
        expect(leave).toHaveLength(leaveDays);
        expect([addDays(from, -1), addDays(to, 1)].every(isWorkingDay)).toBe(true);
        expect(daysBetween(from, to)).toBe(freeDays - 1);
      }
      const days = plans.flatMap(({ leave }) => leave);
      expect(new Set(days).size).toBe(days.length);
      const lengths = plans.map(({ freeDays }) => freeDays);
      expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    }),
    { numRuns: 60 },
  );
});
