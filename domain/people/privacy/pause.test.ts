import { expect, test } from 'vitest';
import { pauseEnd, readPause } from './pause.ts';

const today = '2026-11-22';

test('a pause of 30 or 90 days has that many days after today', () => {
  expect([pauseEnd(today, 30), pauseEnd(today, 90)]).toEqual(['2026-12-22', '2027-02-20']);
});

test.each([
  ['pauza=2026-12-22', '2026-12-22'],
  ['consent=2.0/none; pauza=2026-11-22; x=y', '2026-11-22'],
])('the cookies %s hold a pause until %s', (cookies, day) => {
  expect(readPause(cookies, today)).toBe(day);
});

test.each([
  '',
  'pauza=2026-11-21', // over
  'pauza=2027-03-01', // longer than any pause of ours
  'pauza=2026-13-45',
  'pauza=mâine',
  'pauza=2026-12-22<script>',
  'nopauza=2026-12-22',
])('the cookies "%s" hold no pause', (cookies) => {
  expect(readPause(cookies, today)).toBeNull();
});
