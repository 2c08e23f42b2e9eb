import { expect, test } from 'vitest';
import { listDays, localDay } from '#domain/statistics/local-day.ts';

test.each([
  ['2026-11-21T21:59:59Z', 'Europe/Bucharest', '2026-11-21'],
  ['2026-11-21T22:00:00Z', 'Europe/Bucharest', '2026-11-22'],
  ['2026-07-21T21:00:00Z', 'Europe/Bucharest', '2026-07-22'],
  ['2026-11-21T04:59:59Z', 'America/Bogota', '2026-11-20'],
])('%s in %s is %s', (moment, timeZone, day) => {
  expect(localDay(new Date(moment), timeZone)).toBe(day);
});

test('days follow over months, leap days and changes of the clock', () => {
  expect(listDays('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(listDays('2026-10-25', '2026-10-26')).toEqual(['2026-10-25', '2026-10-26']);
  expect(listDays('2026-10-26', '2026-10-25')).toEqual([]);
});
