import { expect, test } from 'vitest';
import cases from '#tests/cases/holidays.json' with { type: 'json' };
import { legalHolidays } from './legal-holidays.ts';

test.each(Object.entries(cases.years))('the legal holidays of %s', (year, { holidays }) => {
  expect(legalHolidays(Number(year))).toEqual(
    holidays.map(({ id, name, date }) => ({ id, name, day: date })),
  );
});

test('6 and 7 January are holidays since 2024', () => {
  expect(legalHolidays(2023).map(({ id }) => id)).not.toContain('boboteaza');
  expect(legalHolidays(2024).map(({ id }) => id)).toContain('boboteaza');
});

test('lists of years before 2018 are refused', () => {
  expect(() => legalHolidays(2017)).toThrow(RangeError);
});
