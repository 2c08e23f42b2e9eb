import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bnrDaysBetween, isBnrDay, newestBnrDay } from './bnr-days.ts';

const archive = new URL('../../../content/data/rates/bnr-reference-rates.csv', import.meta.url);
const published = readFileSync(archive, 'utf8').match(/^\d{4}-\d{2}-\d{2}/gm) ?? [];

test.each([
  ['2023-01-01', '2023-12-31', 248],
  ['2026-01-01', '2026-08-19', 157],
])('from %s to %s there are the %i days of the published files', (first, last, count) => {
  const days = bnrDaysBetween(first, last);

  expect(days).toHaveLength(count);
  expect(days).toEqual(published.filter((day) => day >= first && day <= last));
});

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false], // Saturday
  ['2026-11-30', false], // Sfântul Andrei
  ['2026-12-01', false],
  ['2026-04-10', false], // Good Friday
  ['2026-06-01', false], // second day of Pentecost
  ['2023-06-02', true], // a bridge day of public employees
  ['2023-01-06', true],
  ['2025-01-06', false],
])('%s: %s', (day, expected) => {
  expect(isBnrDay(day)).toBe(expected);
});

test.each([
  ['2026-11-20T10:59:00Z', '2026-11-19'], // 12:59 in Romania
  ['2026-11-20T11:00:00Z', '2026-11-20'],
  ['2026-08-19T10:00:00Z', '2026-08-19'], // summer time
  ['2026-11-22T12:00:00Z', '2026-11-20'], // Sunday
  ['2026-12-01T12:00:00Z', '2026-11-27'], // after two holidays and a weekend
])('at %s the newest rates are those of %s', (now, expected) => {
  expect(newestBnrDay(new Date(now))).toBe(expected);
});
