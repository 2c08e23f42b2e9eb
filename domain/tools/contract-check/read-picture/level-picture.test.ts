import { expect, test } from 'vitest';
import type { GreyPicture } from './grey-picture.ts';
import { levelPicture } from './level-picture.ts';

const [WIDTH, HEIGHT] = [400, 300];
const isLetter = (x: number, y: number) => y % 24 > 8 && y % 24 < 18 && x % 10 < 3 && x > 20 && x < 380;

/** Draws letters on paper, in a light of at most 1. */
function page(paper: number, ink: number, light: (x: number) => number): GreyPicture {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) data[y * WIDTH + x] = (isLetter(x, y) ? ink : paper) * light(x);
  return { data, width: WIDTH, height: HEIGHT };
}

/** Returns the darkest paper and the brightest ink. */
function range({ data }: GreyPicture): { paper: number; ink: number } {
  let [paper, ink] = [255, 0];
  data.forEach((bright, point) => {
    if (isLetter(point % WIDTH, Math.floor(point / WIDTH))) ink = Math.max(ink, bright);
    else paper = Math.min(paper, bright);
  });
  return { paper, ink };
}

test.each([
  ['in even light', page(230, 60, () => 1)],
  ['under a shadow that falls over half of it', page(240, 50, (x) => 1 - 0.6 * Math.min(1, x / 250))],
  ['as light letters on a dark screen', page(20, 235, () => 1)],
])('a page %s becomes dark letters on white', (_, picture) => {
  const { paper, ink } = range(levelPicture(picture));
  expect(paper).toBeGreaterThan(240);
  expect(ink).toBeLessThan(60);
});
