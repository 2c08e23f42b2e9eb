import type { GreyPicture } from './grey-picture.ts';
import { scalePicture } from './scale-picture.ts';

/** Strokes of letters remain visible in a copy of this size, a few pixels wide. */
const SMALL_SIDE = 900;
const STROKE = 4;
const CONTRAST = 25;

/**
 * Counts the pixels of a picture in upright strokes: darker, or brighter, than both neighbours to the left and right. Edges of
 * paper, shadows and filled boxes have only one such side, and horizontal lines of tables none.
 */
export function strokesOf(picture: GreyPicture, kind: 'dark' | 'bright'): number {
  let count = 0;
  eachStroke(smallCopy(picture), kind, () => count++);
  return count;
}

/** Returns a copy of a picture in which strokes are counted. */
export function smallCopy(picture: GreyPicture): GreyPicture {
  return scalePicture(picture, Math.min(1, SMALL_SIDE / Math.max(picture.width, picture.height)));
}

/** Runs `call` for each pixel of such a copy in a stroke. */
export function eachStroke(
  { data, width, height }: GreyPicture,
  kind: 'dark' | 'bright',
  call: (x: number, y: number) => void,
) {
  const sign = kind === 'dark' ? 1 : -1;
  for (let y = 0; y < height; y++) {
    for (let x = STROKE; x < width - STROKE; x++) {
      const at = y * width + x;
      const bright = (data[at] ?? 0) * sign + CONTRAST;
      if (bright < (data[at - STROKE] ?? 0) * sign && bright < (data[at + STROKE] ?? 0) * sign) call(x, y);
    }
  }
}
