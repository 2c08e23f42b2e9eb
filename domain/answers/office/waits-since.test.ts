import { expect, test } from 'vitest';
import { waitsSince } from './waits-since.ts';

test.each([
  ['2026-11-26', 'de azi'],
  ['2026-11-25', 'de ieri'],
  ['2026-11-23', 'de 3\u00a0zile'],
  ['2026-10-27', 'de 30\u00a0de\u00a0zile'],
  // A clock that ran ahead.
  ['2026-11-27', 'de azi'],
])('work that came on %s waits %s on 26.11.2026', (day, words) => {
  expect(waitsSince(day, '2026-11-26')).toBe(words);
});
