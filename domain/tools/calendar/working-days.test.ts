import { expect, test } from 'vitest';
import cases from '#tests/cases/holidays.json' with { type: 'json' };
import { isWorkingDay, nextWorkingDay, previousWorkingDay, workingDaysOf } from './working-days.ts';

test.each(Object.entries(cases.years))(
  '%s has the working days of the facts',
  (year, { workingDaysInYear }) => {
    expect(workingDaysOf(Number(year))).toHaveLength(workingDaysInYear);
  },
);

test.each([
  ['2024-05-02', true], // granted as a bridge, still a working day by law
  ['2024-05-03', false], // Good Friday
  ['2024-05-04', false], // Saturday
  ['2024-05-07', true],
  ['2023-01-06', true], // not yet a holiday
])('whether %s is a working day: %s', (day, expected) => {
  expect(isWorkingDay(day)).toBe(expected);
});

test('the next and the previous working day are found across a new year', () => {
  expect(nextWorkingDay('2024-12-31')).toBe('2025-01-03');
  expect(previousWorkingDay('2025-01-03')).toBe('2024-12-31');
});
