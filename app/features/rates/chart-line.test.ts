import { expect, test } from 'vitest';
import type { PairPoint } from '#domain/rates/rate-book.ts';
import { chartLine } from './chart-line.ts';

const point = (day: string, value: string, provider: PairPoint['provider'] = 'bnr'): PairPoint => ({
  day,
  from: { value, multiplier: 1 },
  to: { value: '1', multiplier: 1 },
  price: Number(value),
  provider,
});

test('the highest price is at the top and the newest day at the right', () => {
  const line = chartLine([
    point('2026-08-17', '5.1'),
    point('2026-08-18', '5.3'),
    point('2026-08-19', '5.2'),
  ]);

  expect(line).toEqual([{ provider: 'bnr', path: 'M0.0 232.0L360.0 8.0L720.0 120.0' }]);
});

test('more than a week without rates is a break', () => {
  const line = chartLine([
    point('2026-01-05', '5.0'),
    point('2026-01-06', '5.1'),
    point('2026-01-20', '5.2'),
    point('2026-01-21', '5.1'),
  ]);

  expect(line.map(({ path }) => path.split('L').length)).toEqual([2, 2]);
});

test('another source is another line', () => {
  const line = chartLine([point('2026-01-05', '5.0', 'ecb'), point('2026-01-06', '5.1')]);

  expect(line.map(({ provider }) => provider)).toEqual(['ecb', 'bnr']);
});

test('a single rate is a dot in the middle', () => {
  expect(chartLine([point('2026-01-05', '5.0')])).toEqual([{ provider: 'bnr', path: 'M360.0 120.0h0' }]);
});

test('five years are drawn with at most 320 points, the last of them included', () => {
  const first = Date.parse('2021-11-22');
  const points = Array.from({ length: 1250 }, (_, index) =>
    point(new Date(first + index * 86_400_000).toISOString().slice(0, 10), String(5 + index / 10_000)),
  );

  const [segment] = chartLine(points);

  expect(segment?.path.split('L').length).toBeLessThanOrEqual(320);
  expect(segment?.path.endsWith('L720.0 8.0')).toBe(true);
});
