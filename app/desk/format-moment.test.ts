import { expect, test } from 'vitest';
import { formatMoment } from './format-moment.ts';

test.each([
  ['2026-11-21T07:42:00.000Z', '21.11.2026, 09:42'], // winter: two hours ahead of UTC
  ['2026-07-01T21:05:00.000Z', '02.07.2026, 00:05'], // summer: three
])('%s is written %s in Romania', (iso, expected) => {
  expect(formatMoment(iso)).toBe(expected);
});
