import { expect, test } from 'vitest';
import { dayChartLines } from './day-chart-lines.ts';

test('days are drawn from nothing at the bottom to a round figure at the top', () => {
  const { now, before, top } = dayChartLines([0, 100, 50], [100, 100, 100]);
  expect({ now, before, top }).toEqual({
    now: 'M0,200L360,0L720,100',
    before: 'M0,0L360,0L720,0',
    top: 100,
  });
});

test('a single day is a dot', () => {
  expect(dayChartLines([1], [0]).now).toBe('M0,0h0');
});

test('a period without anything is a line at the bottom', () => {
  expect(dayChartLines([0, 0], [0, 0])).toEqual({ now: 'M0,200L720,200', before: 'M0,200L720,200', top: 1 });
});
