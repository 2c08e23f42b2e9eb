import { expect, test } from 'vitest';
import { sourceDates } from './source-dates.ts';

test.each([
  ['2022', null, 'din 2022'],
  ['2024-08-13', '2026-11', 'din 13.08.2024, cum se citea în noiembrie 2026'],
  ['2025-12', '2026-11-22', 'din decembrie 2025, cum se citea la 22.11.2026'],
  [null, '2026-09', 'cum se citea în septembrie 2026'],
])('a source of %s, read %s, is „%s”: its own date is never ours', (date, readAt, words) => {
  expect(sourceDates({ date, readAt }).replaceAll('\u00a0', ' ')).toBe(words);
});
