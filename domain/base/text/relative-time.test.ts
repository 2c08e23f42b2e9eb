import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

test.each([
  ['2026-11-21T09:59:01Z', 'chiar acum'],
  ['2026-11-21T10:00:05Z', 'chiar acum'],
  ['2026-11-21T09:59:00Z', 'acum un minut'],
  ['2026-11-21T09:55:00Z', 'acum 5 minute'],
  ['2026-11-21T09:40:00Z', 'acum 20 de minute'],
  ['2026-11-21T09:00:00Z', 'acum o oră'],
  ['2026-11-21T07:00:00Z', 'acum 3 ore'],
  ['2026-11-20T13:00:00Z', 'acum 21 de ore'],
  ['2026-11-20T09:00:00Z', 'acum o zi'],
  ['2026-11-15T09:00:00Z', 'acum 6 zile'],
  ['2026-11-14T09:00:00Z', '14.11.2026'],
])('%s was %s', (moment, expected) => {
  expect(relativeTime(moment, now)).toBe(
    expected.replace(/(\d) (de )?(?=[a-z])/g, (text) => text.replaceAll(' ', '\u00a0')),
  );
});
