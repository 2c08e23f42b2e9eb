import type { GreyPicture } from './grey-picture.ts';
import { eachStroke, smallCopy } from './strokes-of.ts';

const MOST_DEGREES = 15;
const COARSE_DEGREES = 1;
const FINE_DEGREES = 0.1;
// Upright columns of letters form lines too, but weaker ones.
const CLEARLY_BETTER = 1.2;

/** Orientation of a levelled picture: quarter turns, and clockwise degrees of its text lines from level. */
export type Tilt = { quarters: 0 | 1; degrees: number };

/**
 * Finds the tilt of a levelled picture by its projection profiles: along the direction of text lines, ink and paper alternate the
 * most. Upside-down text is not detected here: its lines are as level.
 */
export function tiltOf(picture: GreyPicture): Tilt {
  const small = smallCopy(picture);
  const level = bestAngle(inkOf(small));
  const upright = bestAngle(inkOf(quarterTurn(small)));
  return upright.score > level.score * CLEARLY_BETTER
    ? { quarters: 1, degrees: upright.degrees }
    : { quarters: 0, degrees: level.degrees };
}

/** Turns the picture so that its lines are level. */
export function straightenPicture(picture: GreyPicture, { quarters, degrees }: Tilt): GreyPicture {
  const turned = quarters === 1 ? quarterTurn(picture) : picture;
  return Math.abs(degrees) < FINE_DEGREES ? turned : rotate(turned, -degrees);
}

/** Turns the picture by a quarter, counterclockwise. */
export function quarterTurn({ data, width, height }: GreyPicture): GreyPicture {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[(width - 1 - x) * height + y] = data[y * width + x] ?? 255;
  return { data: turned, width: height, height: width };
}

type Ink = { x: Float32Array; y: Float32Array; side: number };

/** Collects the positions of upright strokes of letters, counted from the centre. */
function inkOf(picture: GreyPicture): Ink {
  const { width, height } = picture;
  const [x, y]: [number[], number[]] = [[], []];
  eachStroke(picture, 'dark', (column, row) => {
    x.push(column - width / 2);
    y.push(row - height / 2);
  });
  return { x: Float32Array.from(x), y: Float32Array.from(y), side: Math.ceil(Math.hypot(width, height)) + 2 };
}

function bestAngle(ink: Ink): { degrees: number; score: number } {
  let best = { degrees: 0, score: -1 };
  const look = (from: number, to: number, step: number) => {
    for (let at = 0; from + at * step <= to + step / 2; at++) {
      const degrees = from + at * step;
      const score = scoreOf(ink, degrees);
      if (score > best.score) best = { degrees, score };
    }
  };
  look(-MOST_DEGREES, MOST_DEGREES, COARSE_DEGREES);
  look(best.degrees - COARSE_DEGREES, best.degrees + COARSE_DEGREES, FINE_DEGREES);
  return best;
}

/** Measures how much ink and paper alternate from one line of pixels to the next, along lines with this slope in degrees. */
function scoreOf({ x, y, side }: Ink, degrees: number): number {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const rows = new Uint32Array(side);
  for (let point = 0; point < x.length; point++) {
    const row = Math.round((y[point] ?? 0) * cosine - (x[point] ?? 0) * sine + side / 2);
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let score = 0;
  for (let row = 1; row < side; row++) score += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return score;
}

/** Turns the picture clockwise around its centre, large enough for its corners, on white. */
function rotate({ data, width, height }: GreyPicture, degrees: number): GreyPicture {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const across = Math.ceil(Math.abs(width * cosine) + Math.abs(height * sine));
  const down = Math.ceil(Math.abs(width * sine) + Math.abs(height * cosine));
  const turned = new Uint8Array(across * down).fill(255);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const [fromX, fromY] = [x - across / 2, y - down / 2];
      const sourceX = fromX * cosine + fromY * sine + width / 2;
      const sourceY = fromY * cosine - fromX * sine + height / 2;
      const [column, row] = [Math.floor(sourceX), Math.floor(sourceY)];
      if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) continue;
      const [right, below] = [sourceX - column, sourceY - row];
      const at = row * width + column;
      const above = (data[at] ?? 255) * (1 - right) + (data[at + 1] ?? 255) * right;
      const under = (data[at + width] ?? 255) * (1 - right) + (data[at + width + 1] ?? 255) * right;
      turned[y * across + x] = above * (1 - below) + under * below;
    }
  }
  return { data: turned, width: across, height: down };
}
