import type { GreyPicture } from './grey-picture.ts';
import { strokesOf } from './strokes-of.ts';

// The paper's brightness is measured in squares, this many along the longer side: larger than letters, smaller than shadows.
const SQUARES = 40;
// Share of the pixels in a square that are at most as bright as its paper.
const PAPER_SHARE = 0.8;
// A square darker than this share of the brightest is a dark box, not paper in shadow.
const DARKEST_PAPER = 0.3;
// Shares of the paper's brightness: brighter pixels are paper with noise, darker ones are ink.
const [INK, WHITE] = [0.25, 0.8];

/** Turns a picture into dark letters on white paper, whatever the light: removes shadows and noise, and inverts a dark screen. */
export function levelPicture(picture: GreyPicture): GreyPicture {
  const { width, height } = picture;
  const data = isNegative(picture) ? picture.data.map((bright) => 255 - bright) : picture.data;
  const size = Math.max(8, Math.ceil(Math.max(width, height) / SQUARES));
  const paper = smooth(paperOf({ data, width, height }, size));
  const columns = Array.from({ length: width }, (_, x) => place(x, size, paper.width));
  const [left, right] = [columns.map(({ first }) => first), columns.map(({ second }) => second)];
  const share = Float32Array.from(columns, (column) => column.share);
  const levelled = new Uint8Array(data.length);
  const line = new Float32Array(paper.width);
  for (let y = 0; y < height; y++) {
    const { first, second, share: below } = place(y, size, paper.height);
    for (let column = 0; column < paper.width; column++)
      line[column] =
        (paper.data[first * paper.width + column] ?? 255) * (1 - below) +
        (paper.data[second * paper.width + column] ?? 255) * below;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const [a, b] = [line[left[x] ?? 0] ?? 255, line[right[x] ?? 0] ?? 255];
      const white = a + (b - a) * (share[x] ?? 0);
      const bright = ((data[at] ?? 255) / white - INK) / (WHITE - INK);
      levelled[at] = bright >= 1 ? 255 : bright <= 0 ? 0 : bright * 255;
    }
  }
  return { data: levelled, width, height };
}

/** Tells whether letters are brighter than their background. */
function isNegative(picture: GreyPicture): boolean {
  return strokesOf(picture, 'bright') > strokesOf(picture, 'dark');
}

/** Measures the brightness of the paper in each square. */
function paperOf({ data, width, height }: GreyPicture, size: number): GreyPicture {
  const [across, down] = [Math.ceil(width / size), Math.ceil(height / size)];
  const paper = new Uint8Array(across * down);
  const counts = new Uint32Array(256);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      counts.fill(0);
      let count = 0;
      // Every second pixel is enough.
      for (let y = row * size; y < Math.min(height, (row + 1) * size); y += 2) {
        for (let x = column * size; x < Math.min(width, (column + 1) * size); x += 2) {
          const bright = data[y * width + x] ?? 255;
          counts[bright] = (counts[bright] ?? 0) + 1;
          count++;
        }
      }
      let [bright, passed] = [0, counts[0] ?? 0];
      while (passed < count * PAPER_SHARE && bright < 255) passed += counts[++bright] ?? 0;
      paper[row * across + column] = bright;
    }
  }
  const brightest = paper.reduce((most, bright) => Math.max(most, bright), 1);
  return {
    data: paper.map((bright) => Math.max(bright, brightest * DARKEST_PAPER)),
    width: across,
    height: down,
  };
}

/** Replaces each square by the mean of its neighbourhood. */
function smooth({ data, width, height }: GreyPicture): GreyPicture {
  const smoothed = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [sum, count] = [0, 0];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          sum += data[row * width + column] ?? 0;
          count++;
        }
      }
      smoothed[y * width + x] = sum / count;
    }
  }
  return { data: smoothed, width, height };
}

/** Returns the two squares whose centres surround a pixel, and its distance to the second. */
function place(
  point: number,
  size: number,
  squares: number,
): { first: number; second: number; share: number } {
  const at = Math.min(squares - 1, Math.max(0, (point + 0.5) / size - 0.5));
  const first = Math.floor(at);
  return { first, second: Math.min(squares - 1, first + 1), share: at - first };
}
