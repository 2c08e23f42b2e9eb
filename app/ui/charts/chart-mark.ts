/** The box every chart is drawn in; the page stretches it, and lines keep their width. */
export const CHART_WIDTH = 720;
export const CHART_HEIGHT = 240;

/**
 * One part of a drawing. Lines: `main` is what the chart is about, `other` is broken and stands beside it; `point`, a dot of
 * its own, and `point-current` and `point-old` what it is filled with, by its evidence; `point-undated`, in a key, one of a source
 * without a date. Areas: `amount` is
 * what is owed or counted, `cost` is what is paid for it, the only yellow of the site.
 */
export type ChartMark = {
  look: 'main' | 'other' | 'point' | 'point-current' | 'point-old' | 'point-undated' | 'amount' | 'cost';
  path: string;
};

/** A path in a chart's box is drawn to a tenth. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
