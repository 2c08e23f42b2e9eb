import { expect, test } from 'vitest';
import { type Figure, medianFigure } from './report.ts';

const run = (value: number): Figure => ({
  what: 'restart',
  measured: `${value} s`,
  target: '≤ 2 s',
  yardstick: '',
  value,
  ok: value <= 2,
});

test('a figure is the median of its runs, with their spread', () => {
  expect(medianFigure([1.04, 1, 1.02, 0.98, 1.01].map(run))).toMatchObject({
    measured: '1.01 s (spread 6%)',
    ok: true,
  });
});

test('runs that differ by more than a tenth of their median are not judged, and say how many met the target', () => {
  expect(medianFigure([1.9, 2.4, 1.8, 2.1, 2.2].map(run))).toMatchObject({
    measured: '2.1 s (spread 29%, not judged: 2 of 5 runs met the target)',
    ok: null,
  });
});
