import { expect, test } from 'vitest';
import type { GreyPicture } from './grey-picture.ts';
import { quarterTurn, straightenPicture, tiltOf } from './straighten-picture.ts';

const SIZE = 600;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Draws a page of lines of upright strokes, turned clockwise around its centre. */
function page(degrees: number): GreyPicture {
  const [sine, cosine] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  const data = new Uint8Array(SIZE * SIZE).fill(255);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const [fromX, fromY] = [x - SIZE / 2, y - SIZE / 2];
      const down = fromY * cosine - fromX * sine + SIZE / 2;
      // Letters of one line are not directly below those of the line above.
      const across = fromX * cosine + fromY * sine + SIZE / 2 + Math.floor(down / 20) * 3.7;
      const isOnPage = Math.min(across, down) > 80 && Math.max(across, down) < SIZE - 80;
      // Words of eight letters and a space, in lines of ten pixels with equal spacing.
      if (isOnPage && down % 20 < 10 && across % 9 < 2.5 && across % 81 < 72) data[y * SIZE + x] = 20;
    }
  }
  return { data, width: SIZE, height: SIZE };
}

test.each([0, 1.5, -6, 14])('a page turned by %d degrees is detected as such', (degrees) => {
  const tilt = tiltOf(page(degrees));
  expect(tilt.quarters).toBe(0);
  expect(Math.abs(tilt.degrees - degrees)).toBeLessThanOrEqual(0.3);
});

test('a page on its side is turned, and is level afterwards', () => {
  const lying = quarterTurn(quarterTurn(quarterTurn(page(-4))));
  const tilt = tiltOf(lying);
  expect(tilt.quarters).toBe(1);
  expect(Math.abs(tilt.degrees - -4)).toBeLessThanOrEqual(0.3);
  const straight = tiltOf(straightenPicture(lying, tilt));
  expect(straight.quarters).toBe(0);
  expect(Math.abs(straight.degrees)).toBeLessThanOrEqual(0.3);
});
