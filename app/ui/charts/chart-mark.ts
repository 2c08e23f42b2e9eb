/** Box of every chart; the page stretches it, and lines keep their width. */
export const CHART_WIDTH = 720;
export const CHART_HEIGHT = 240;

/**
 * One part of a drawing. Lines: `main` is the subject of the chart, `other` is dashed and serves as comparison. `point` is a dot;
 * `point-current` and `point-old` fill it according to its evidence; `point-undated` marks, in a key, a source without a date.
 * Areas: `amount` is what is owed or counted, `cost` its price, the only yellow of the site.
 */
export type ChartMark = {
  look: 'main' | 'other' | 'point' | 'point-current' | 'point-old' | 'point-undated' | 'amount' | 'cost';
  path: string;
};

/** Rounds a coordinate of a path to a tenth. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
