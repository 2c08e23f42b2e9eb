import { expect, test } from 'vitest';
import { monthWeeks } from './month-weeks.ts';

test('January 2024, from a Monday to a Wednesday, has five weeks', () => {
  const weeks = monthWeeks(2024, 1);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2024-01-01');
  expect(weeks[4]).toEqual(['2024-01-29', '2024-01-30', '2024-01-31', null, null, null, null]);
});

test('a long month that begins on a Sunday has six weeks', () => {
  const weeks = monthWeeks(2024, 12);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2024-12-01']);
});
