import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

export const CHART_WIDTH = 720;
export const CHART_HEIGHT = 200;

export type DayChartLines = {
  now: string;
  before: string;
  /** the figure at the top of the chart: a round one */
  top: number;
};

/**
 * Two periods as SVG paths in a CHART_WIDTH × CHART_HEIGHT box, one above the other day for day, from nothing at the
 * bottom: a cut axis would make small changes look big.
 */
export function dayChartLines(now: readonly number[], before: readonly number[]): DayChartLines {
  const y = scaleLinear([0, Math.max(1, ...now, ...before)], [CHART_HEIGHT, 0]).nice(4);
  const x = scaleLinear([0, Math.max(1, now.length - 1)], [0, CHART_WIDTH]);
  const path = line<number>((_, index) => x(index), y).digits(1);
  // One day alone is a dot: a line of no length with round ends.
  const draw = (values: readonly number[]) => (path(values) ?? '').replace(/Z$/, 'h0');
  return { now: draw(now), before: draw(before), top: y.domain()[1] ?? 1 };
}
