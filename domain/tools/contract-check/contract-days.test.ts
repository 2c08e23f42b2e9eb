import { expect, test } from 'vitest';
import { readDay, yearsBetween } from './contract-days.ts';

test.each([
  ['16.12.2026', '2026-12-16'],
  ['1/2/2026', '2026-02-01'],
  ['29-02-2028', '2028-02-29'],
  ['2026-12-16', '2026-12-16'],
  ['31.02.2026', null],
  ['16.13.2026', null],
  ['16.12.1899', null],
  ['azi', null],
  ['', null],
])('„%s” is read as %s', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

// Directive 2008/48/EC, Annex I, remark (c): whole months are twelfths, remaining days a part of the year that ends with the
// period.
test.each([
  ['2026-11-16', '2026-12-16', 1 / 12],
  ['2026-01-31', '2026-02-28', 28 / 365],
  ['2026-01-01', '2027-01-01', 1],
  ['2026-01-01', '2026-01-31', 30 / 365],
  ['2026-01-01', '2026-04-11', 3 / 12 + 10 / 365],
  ['2024-02-10', '2024-04-20', 2 / 12 + 10 / 365],
  ['2024-02-25', '2024-03-05', 9 / 366],
])('from %s to %s are %d years', (from, to, years) => {
  expect(yearsBetween(from, to)).toBeCloseTo(years, 9);
});
