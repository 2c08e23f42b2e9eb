import type { PairPoint } from '#domain/rates/rate-book.ts';

export const CHART_WIDTH = 720;
export const CHART_HEIGHT = 240;

// More points than this are finer than the screen.
const MOST_POINTS = 320;
const DAY_MS = 86_400_000;
// Easter with its holidays is the longest time without rates; a longer one is a gap in what we have.
const LONGEST_PAUSE_DAYS = 7;
const MARGIN = 8;

export type ChartSegment = { provider: PairPoint['provider']; path: string };

/**
 * The line of a chart in a CHART_WIDTH × CHART_HEIGHT box, as SVG paths: one for each stretch of one source, with a break
 * where more than a week is missing, so that nothing is drawn where nothing is known.
 * @param points oldest first, at least one
 */
export function chartLine(points: readonly PairPoint[]): ChartSegment[] {
  const shown = thinned(points);
  const times = shown.map(({ day }) => Date.parse(day));
  const prices = shown.map(({ price }) => price);
  const [start = 0, end = 0] = [times[0], times.at(-1)];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const x = (time: number) =>
    end === start ? CHART_WIDTH / 2 : ((time - start) / (end - start)) * CHART_WIDTH;
  const y = (price: number) =>
    high === low ? CHART_HEIGHT / 2 : MARGIN + ((high - price) / (high - low)) * (CHART_HEIGHT - 2 * MARGIN);

  const segments: ChartSegment[] = [];
  for (const [index, { provider }] of shown.entries()) {
    const time = times[index] ?? 0;
    const place = `${x(time).toFixed(1)} ${y(prices[index] ?? low).toFixed(1)}`;
    const last = segments.at(-1);
    const before = times[index - 1];
    const hasPause = before === undefined || time - before > LONGEST_PAUSE_DAYS * DAY_MS * thinning(points);
    if (last && !hasPause && last.provider === provider) last.path += `L${place}`;
    else segments.push({ provider, path: `M${place}` });
  }
  // A stretch of one day is a dot: a line of no length with round ends.
  return segments.map(({ provider, path }) => ({ provider, path: path.includes('L') ? path : `${path}h0` }));
}

function thinning({ length }: readonly PairPoint[]): number {
  return Math.max(1, Math.ceil(length / MOST_POINTS));
}

// Every nth from the end, so that the newest is always there.
function thinned(points: readonly PairPoint[]): PairPoint[] {
  const step = thinning(points);
  return points.filter((_, index) => (points.length - 1 - index) % step === 0);
}
