import { expect, test } from 'vitest';
import type { PairPoint } from '#domain/tools/rates/rate-book.ts';
import { rateLines } from './rate-lines.ts';

const point = (day: string, value: string, provider: PairPoint['provider'] = 'bnr'): PairPoint => ({
  day,
  from: { value, multiplier: 1 },
  to: { value: '1', multiplier: 1 },
  price: Number(value),
  provider,
});

const days = (...list: string[]) => list.map((day) => Date.parse(day));

test('days run from the oldest to the newest, and prices leave a little room above and below', () => {
  const { lines, edges } = rateLines([
    point('2026-08-17', '5'),
    point('2026-08-18', '6'),
    point('2026-08-19', '5.5'),
  ]);

  const [first = 0, second = 0, third = 0] = days('2026-08-17', '2026-08-18', '2026-08-19');
  expect(lines).toEqual([
    {
      look: 'main',
      points: [
        [first, 5],
        [second, 6],
        [third, 5.5],
      ],
    },
  ]);
  expect(edges).toEqual({ x: [first, third], y: [4.96, 6.04] });
});

test('more than a week without rates breaks the line', () => {
  const { lines } = rateLines([
    point('2026-01-05', '5.0'),
    point('2026-01-06', '5.1'),
    point('2026-01-20', '5.2'),
    point('2026-01-21', '5.1'),
  ]);

  expect(lines.map(({ points }) => points.length)).toEqual([2, 2]);
});

test('another source starts another line', () => {
  const { lines } = rateLines([point('2026-01-05', '5.0', 'ecb'), point('2026-01-06', '5.1')]);

  expect(lines.map(({ look }) => look)).toEqual(['other', 'main']);
});

test('a single rate has equal edges', () => {
  const [day = 0] = days('2026-01-05');
  expect(rateLines([point('2026-01-05', '5.0')]).edges).toEqual({ x: [day, day], y: [5, 5] });
});

test('five years have at most 320 points, including the last one', () => {
  const first = Date.parse('2021-11-22');
  const points = Array.from({ length: 1250 }, (_, index) =>
    point(new Date(first + index * 86_400_000).toISOString().slice(0, 10), String(5 + index / 10_000)),
  );

  const [line] = rateLines(points).lines;

  expect(line?.points.length).toBeLessThanOrEqual(320);
  expect(line?.points.at(-1)).toEqual([first + 1249 * 86_400_000, 5.1249]);
});
