import { expect, test } from 'vitest';
import {
  addDays,
  dayOf,
  daysBetween,
  daysInMonth,
  isoDay,
  listDays,
  startOfDay,
  weekdayOf,
} from './iso-day.ts';

test.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2023-12-31', 1, '2024-01-01'],
  ['2024-03-01', -1, '2024-02-29'],
  // The nights on which clocks change in Romania have 23 and 25 hours.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
])('%s and %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(count);
});

// Two hours ahead of UTC in winter, three in summer; also on the two days on which noon and midnight differ.
test.each([
  ['2026-11-20', 'Europe/Bucharest', '2026-11-19T22:00:00Z'],
  ['2026-07-01', 'Europe/Bucharest', '2026-06-30T21:00:00Z'],
  ['2026-03-29', 'Europe/Bucharest', '2026-03-28T22:00:00Z'],
  ['2026-10-25', 'Europe/Bucharest', '2026-10-24T21:00:00Z'],
  ['2026-11-20', 'America/Mexico_City', '2026-11-20T06:00:00Z'],
])('%s begins in %s at %s', (day, timeZone, moment) => {
  expect(startOfDay(day, timeZone)).toEqual(new Date(moment));
});

test.each([
  ['2024-01-01', 1],
  ['2026-11-21', 6],
  ['2023-01-01', 7],
])('%s is weekday %i', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test.each([
  [2023, 2, 28],
  [2024, 2, 29],
  [2024, 12, 31],
])('month %i-%i has %i days', (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days);
});

test('a day is written with two digits for month and day', () => {
  expect(isoDay(2024, 5, 2)).toBe('2024-05-02');
});

test('an invalid day is refused', () => {
  expect(() => weekdayOf('2024-13-01')).toThrow(RangeError);
});

test.each([
  ['2026-11-20T21:59:59Z', '2026-11-20'],
  ['2026-11-20T22:00:00Z', '2026-11-21'], // two hours ahead in winter
  ['2026-06-30T21:00:00Z', '2026-07-01'], // three in summer
])('%s is %s in Bucharest', (moment, day) => {
  expect(dayOf(new Date(moment), 'Europe/Bucharest')).toBe(day);
});

test('days follow each other across months, leap days and clock changes', () => {
  expect(listDays('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(listDays('2026-10-25', '2026-10-26')).toEqual(['2026-10-25', '2026-10-26']);
  expect(listDays('2026-10-26', '2026-10-25')).toEqual([]);
  expect(listDays('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31']);
});
