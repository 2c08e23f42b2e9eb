import { tenth } from './chart-mark.ts';

type Point = readonly [x: number, y: number];

/** Deviation from the drawn line that no screen shows, in units of a chart's box (a fifth of a pixel and less). */
const UNSEEN = 0.15;

/**
 * Writes a line as the data of an SVG path, in tenths: without the points that lie on the line between their neighbours, and as steps from
 * point to point, which repeat and compress (a line of 400 days: 0.4 KB instead of 2.2). A line of one point is a dot.
 */
export function linePath(points: readonly Point[]): string {
  const [first, ...others] = withoutStraight(points.map(([x, y]) => [tenth(x), tenth(y)]));
  if (!first) return '';
  let [x, y] = first;
  let path = `M${x} ${y}`;
  // A line of zero length has round ends.
  if (others.length === 0) return `${path}h0`;
  path += 'l';
  others.forEach(([toX, toY], index) => {
    const step = `${short(toX - x)} ${short(toY - y)}`;
    // The minus sign separates as well as a space does.
    path += (index > 0 && !step.startsWith('-') ? ' ' : '') + step.replace(' -', '-');
    [x, y] = [toX, toY];
  });
  return path;
}

function short(value: number): string {
  return String(tenth(value)).replace(/^(-?)0\./, '$1.');
}

/** Leaves out points that the straight line between the kept ones passes (the algorithm of Douglas and Peucker). */
function withoutStraight(points: readonly Point[]): readonly Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  const distances = points.map((point) => distance(point, first, last));
  const farthest = Math.max(...distances);
  if (farthest <= UNSEEN) return [first, last];
  const at = distances.indexOf(farthest);
  return [...withoutStraight(points.slice(0, at + 1)).slice(0, -1), ...withoutStraight(points.slice(at))];
}

/** Returns the distance of a point from the line between two others, which never lies beyond its ends on a chart's line. */
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}
