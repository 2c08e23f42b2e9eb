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
  expect(mark).toEqual({ look: 'main', path: 'M0 240l360-240 360 120' });
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
  expect(steps).toEqual([{ look: 'main', path: 'M0 120l180 0 0-120 540 0' }]);
});

test('points on the line between their neighbours are left out, and a fraction has no zero before its point', () => {
  const straight = Array.from({ length: 401 }, (_, day) => [day, day] as const);
  // By hand: 801 days on 720 units is 0.9 a day; the fall of the last day is 0.3 of 240.
  const fall = [...Array.from({ length: 800 }, (_, day) => [day, 400] as const), [800, 399.5] as const];
  const marks = lineMarks(
    [straight, fall].map((points) => ({ look: 'main' as const, points })),
    { x: [0, 800], y: [0, 400] },
  );
  expect(marks.map(({ path }) => path)).toEqual(['M0 240l360-240', 'M0 0l719.1 0 .9 .3']);
});

test('a single point is a dot, in the middle if both edges are equal', () => {
  expect(lineMarks([{ look: 'other', points: [[3, 7]] }], { x: [3, 3], y: [7, 7] })).toEqual([
    { look: 'other', path: 'M360 120h0' },
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
