import { expect, test } from 'vitest';
import { parseTypedDate } from './parse-date.ts';

test.each([
  ['22.11.2026', '2026-11-22'],
  ['2.3.2026', '2026-03-02'],
  ['22 nov 2026', '2026-11-22'],
  ['22 nov. 2026', '2026-11-22'],
  [' 22  Noiembrie 2026 ', '2026-11-22'],
  ['22/11/2026', '2026-11-22'],
  ['11.2026', '2026-11'],
  ['noiembrie 2026', '2026-11'],
  ['iun 2025', '2025-06'],
  ['2026', '2026'],
  ['2026-11-22', '2026-11-22'],
  ['2026-11', '2026-11'],
  ['29.02.2024', '2024-02-29'],
])('%j is %s', (typed, date) => {
  expect(parseTypedDate(typed)).toBe(date);
});

test.each([
  '',
  'ieri',
  '29.02.2026',
  '31.04.2026',
  '13.2026',
  '22.11.26',
  '2026-13',
  '0.11.2026',
  'no 2026',
  '22.11',
  '01.01.0001',
  '31.12.9999',
])('%j is not a readable date', (typed) => {
  expect(parseTypedDate(typed)).toBeNull();
});
