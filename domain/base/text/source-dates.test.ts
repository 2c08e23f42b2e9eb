import { expect, test } from 'vitest';
import { sourceDates } from './source-dates.ts';

test.each([
  ['2022', null, 'din 2022'],
  ['2024-08-13', '2026-11', 'din 13.08.2024'],
  ['2025-12', '2026-11-22', 'din decembrie 2025'],
  [null, '2026-09', 'sept. 2026'],
  [null, '2026-11-22', 'nov. 2026'],
  [null, '2026', '2026'],
])('a source of %s, read %s, is „%s”: one date, with „din” only if it is its own', (date, readAt, words) => {
  expect(sourceDates({ date, readAt }).replaceAll('\u00a0', ' ')).toBe(words);
});
