import type { GreyPicture } from './grey-picture.ts';
import { scalePicture } from './scale-picture.ts';

/** Strokes of letters show in a copy as small as this, and are a few points wide in it. */
const SMALL_SIDE = 900;
const STROKE = 4;
const CONTRAST = 25;

/**
 * How many points of a picture lie in upright strokes: darker, or brighter, than what is on their left and on their right. Edges of
 * paper, shadows and filled boxes have only one such side, and lines of tables none.
 */
export function strokesOf(picture: GreyPicture, kind: 'dark' | 'bright'): number {
  let count = 0;
  eachStroke(smallCopy(picture), kind, () => count++);
  return count;
}

/** A copy of a picture in which strokes are looked for. */
export function smallCopy(picture: GreyPicture): GreyPicture {
  return scalePicture(picture, Math.min(1, SMALL_SIDE / Math.max(picture.width, picture.height)));
}

/** Calls for each point of such a copy that lies in a stroke. */
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
