import { DAY_MS } from '#domain/base/days/day-ms.ts';
import type { PairPoint } from '#domain/tools/rates/rate-book.ts';
import type { ChartEdges, ChartLine } from '#app/ui/charts/line-marks.ts';

// More points would be finer than the screen.
const MOST_POINTS = 320;
// Easter with its holidays is the longest time without rates; a longer one is a gap in what we have.
const LONGEST_PAUSE_DAYS = 7;
// Share of the price range, so that the line does not lie on the edge.
const MARGIN_SHARE = 0.04;

/**
 * Turns the prices of a pair into lines: one for each stretch of one source, with a break if more than a week is missing, so that
 * nothing is drawn without data.
 * @param points oldest first, at least one
 */
export function rateLines(points: readonly PairPoint[]): { lines: ChartLine[]; edges: ChartEdges } {
  const longestPause = LONGEST_PAUSE_DAYS * DAY_MS * thinning(points);
  const lines: { look: ChartLine['look']; points: [number, number][] }[] = [];
  for (const { day, price, provider } of thinned(points)) {
    const point: [number, number] = [Date.parse(day), price];
    const look = provider === 'ecb' ? 'other' : 'main';
    const last = lines.at(-1);
    const before = last?.points.at(-1);
    if (last?.look === look && before && point[0] - before[0] <= longestPause) last.points.push(point);
    else lines.push({ look, points: [point] });
  }
  return { lines, edges: edgesOf(lines.flatMap((line) => line.points)) };
}

function edgesOf(points: readonly (readonly [number, number])[]): ChartEdges {
  const prices = points.map(([, price]) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const margin = (high - low) * MARGIN_SHARE;
  return { x: [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0], y: [low - margin, high + margin] };
}

function thinning({ length }: readonly PairPoint[]): number {
  return Math.max(1, Math.ceil(length / MOST_POINTS));
}

// Keeps every nth point, counted from the end, so that the newest is always included.
function thinned(points: readonly PairPoint[]): PairPoint[] {
  const step = thinning(points);
  return points.filter((_, index) => (points.length - 1 - index) % step === 0);
}
