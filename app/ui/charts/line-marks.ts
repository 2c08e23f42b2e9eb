import { scaleLinear } from 'd3-scale';
import { curveLinear, curveStepAfter, line } from 'd3-shape';
import { CHART_HEIGHT, CHART_WIDTH, type ChartMark } from './chart-mark.ts';

/** Points of one unbroken line, sorted by `x`; after a gap in the data another line begins. */
export type ChartLine = {
  look: Exclude<ChartMark['look'], 'amount' | 'cost'>;
  points: readonly (readonly [x: number, y: number])[];
};

/** Values at the edges of the drawing. If both edges are equal, all points lie in the middle. */
export type ChartEdges = {
  x: readonly [left: number, right: number];
  y: readonly [bottom: number, top: number];
};

/**
 * Draws lines as paths in a chart's box, in the given order. A line of one point is a dot. Only for the server and the office:
 * visitors' scripts do not include d3.
 */
export function lineMarks(lines: readonly ChartLine[], edges: ChartEdges): ChartMark[] {
  return draw(lines, edges, curveLinear);
}

/** Draws values that hold until the next point: level, then vertical. */
export function stepMarks(lines: readonly ChartLine[], edges: ChartEdges): ChartMark[] {
  return draw(lines, edges, curveStepAfter);
}

/** Returns the top of a chart that begins at 0: the next round figure, 1 or more. */
export function roundTop(values: readonly number[]): number {
  return (
    scaleLinear([0, Math.max(1, ...values)], [0, 1])
      .nice(4)
      .domain()[1] ?? 1
  );
}

function draw(lines: readonly ChartLine[], edges: ChartEdges, curve: typeof curveLinear): ChartMark[] {
  const x = scaleLinear(edges.x, [0, CHART_WIDTH]);
  const y = scaleLinear(edges.y, [CHART_HEIGHT, 0]);
  const pathOf = line<readonly [number, number]>(
    ([at]) => x(at),
    ([, value]) => y(value),
  )
    .curve(curve)
    .digits(1);
  return lines.map(({ look, points }) => ({
    look,
    // A line of zero length has round ends.
    path: (pathOf(points) ?? '').replace(/Z$/, 'h0'),
  }));
}
