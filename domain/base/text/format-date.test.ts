import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test.each([
  ['2026-11-21', '21.11.2026'],
  ['2024-01-02', '02.01.2024'],
  ['2026-11', 'noiembrie\u00a02026'],
  ['2024-03', 'martie\u00a02024'],
  ['2026', '2026'],
])('%s is written %s', (isoDate, expected) => {
  expect(formatDate(isoDate)).toBe(expected);
});

test.each(['', '21.11.2026', '2026-13', '2026-00-10', '2026-11-21T10:00'])('"%s" is refused', (text) => {
  expect(() => formatDate(text)).toThrow(RangeError);
});
