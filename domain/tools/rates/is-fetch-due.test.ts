import { expect, test } from 'vitest';
import { isFetchDue } from './is-fetch-due.ts';

test.each([
  ['2026-11-20T10:59:00Z', '2026-11-19', null, false], // 12:59: nothing new is out
  ['2026-11-20T11:00:00Z', '2026-11-19', null, true],
  ['2026-11-20T11:00:00Z', '2026-11-20', null, false],
  ['2026-11-21T11:00:00Z', '2026-11-20', null, false], // Saturday
  ['2026-11-30T11:30:00Z', '2026-11-27', null, false], // holiday
  ['2026-11-20T11:14:00Z', '2026-11-19', '2026-11-20T11:05:00Z', false],
  ['2026-11-20T11:15:00Z', '2026-11-19', '2026-11-20T11:05:00Z', true],
  ['2026-11-21T08:00:00Z', '2026-11-19', '2026-11-21T07:30:00Z', false], // the day after: every hour
  ['2026-11-21T08:30:00Z', '2026-11-19', '2026-11-21T07:30:00Z', true],
])('at %s with rates of %s, last asked %s: %s', (now, newestDay, attemptedAt, expected) => {
  const state = { newestDay, attemptedAt: attemptedAt ? new Date(attemptedAt) : undefined };

  expect(isFetchDue(new Date(now), state)).toBe(expected);
});

test('a site without rates asks at once', () => {
  const now = new Date('2026-11-21T03:00:00Z');

  expect(isFetchDue(now, { newestDay: undefined, attemptedAt: undefined })).toBe(true);
});
