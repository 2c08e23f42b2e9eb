import { scaleLinear } from 'd3-scale';
import { CHART_HEIGHT, CHART_WIDTH, type ChartMark } from './chart-mark.ts';
import { linePath } from './line-path.ts';

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
  const { x, y } = scales(edges);
  return lines.map(({ look, points }) => ({
    look,
    path: linePath(points.map(([at, value]) => [x(at), y(value)])),
  }));
}

/** Draws values that hold until the next point: level, then vertical. */
export function stepMarks(lines: readonly ChartLine[], edges: ChartEdges): ChartMark[] {
  const held = lines.map(({ look, points }) => ({
    look,
    points: points.flatMap(([x, y], index) => {
      const before = points[index - 1];
      return before ? [[x, before[1]] as const, [x, y] as const] : [[x, y] as const];
    }),
  }));
  return lineMarks(held, edges);
}

/** Returns the top of a chart that begins at 0: the next round figure, 1 or more. */
export function roundTop(values: readonly number[]): number {
  return (
    scaleLinear([0, Math.max(1, ...values)], [0, 1])
      .nice(4)
      .domain()[1] ?? 1
  );
}

function scales({ x, y }: ChartEdges) {
  return { x: scaleLinear(x, [0, CHART_WIDTH]), y: scaleLinear(y, [CHART_HEIGHT, 0]) };
}
