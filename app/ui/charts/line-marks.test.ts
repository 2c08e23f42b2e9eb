import { expect, test } from 'vitest';
import { lineMarks, roundTop, stepMarks } from './line-marks.ts';

test('points lie where the edges place them, the largest value at the top', () => {
  const [mark] = lineMarks(
    [
      {
        look: 'main',
        points: [
          [0, 0],
          [1, 100],
          [2, 50],
        ],
      },
    ],
    { x: [0, 2], y: [0, 100] },
  );
  // A box of 720 × 240, with y = 0 at the top.
  expect(mark).toEqual({ look: 'main', path: 'M0,240L360,0L720,120' });
});

test('a step is level until the next one begins', () => {
  const steps = stepMarks(
    [
      {
        look: 'main',
        points: [
          [0, 2],
          [1, 4],
          [4, 4],
        ],
      },
    ],
    { x: [0, 4], y: [0, 4] },
  );
  expect(steps).toEqual([{ look: 'main', path: 'M0,120L180,120L180,0L720,0L720,0' }]);
});

test('a single point is a dot, in the middle if both edges are equal', () => {
  expect(lineMarks([{ look: 'other', points: [[3, 7]] }], { x: [3, 3], y: [7, 7] })).toEqual([
    { look: 'other', path: 'M360,120h0' },
  ]);
});

test.each([
  [[], 1],
  [[0, 0], 1],
  [[3, 97], 100],
  [[1098], 1200],
])('a chart of %j goes up to %d', (values, top) => {
  expect(roundTop(values)).toBe(top);
});
