import { expect, test } from 'vitest';
import { barMarks } from './bar-marks.ts';

test('parts are stacked, and the tallest bar is as high as the box', () => {
  // By hand: 720 × 240, two bars of 357 with a gap of 3; the height of 240 stands for 120, so 1 is 2 high.
  expect(
    barMarks(
      [
        [100, 20],
        [100, 10],
      ],
      ['amount', 'cost'],
    ),
  ).toEqual([
    { look: 'amount', path: 'm0 240v-200h357V240zm360 0v-200h357V240z' },
    { look: 'cost', path: 'm0 40v-40h357v40zm360 0v-20h357v20z' },
  ]);
});

test('thirty years of months need only as many elements as a bar has parts', () => {
  const marks = barMarks(
    Array.from({ length: 360 }, () => [2, 1]),
    ['amount', 'cost'],
  );
  expect(marks.map(({ path }) => path.match(/m/g)?.length)).toEqual([360, 360]);
});
