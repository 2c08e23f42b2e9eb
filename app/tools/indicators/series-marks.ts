import { DAY_MS } from '#domain/base/days/day-ms.ts';
import { definitionOf, type SeriesPoint } from '#domain/base/series/series.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { type ChartLine, lineMarks, roundTop, stepMarks } from '#app/ui/charts/line-marks.ts';
import type { ShownSeries } from './indicators-data.ts';

const NEIGHBOURS_MS = 62 * DAY_MS;

/**
 * Draws a series as marks of a chart, from zero at the bottom: steps if a value holds until the next, otherwise a dot per value,
 * with a line between consecutive known values.
 */
export function seriesMarks({ name, points }: ShownSeries, today: string) {
  const { period, unit } = definitionOf(name);
  const isHeld = period === 'from';
  const last = points.at(-1);
  const end = last && isHeld ? [today, last.from].toSorted().at(-1) : last?.from;
  const start = points[0]?.from ?? today;
  const top = roundTop(points.map(({ value }) => value));
  const edges = {
    x: [Date.parse(start), Date.parse(end ?? today)] as const,
    y: [Math.min(0, ...points.map(({ value }) => value)), top] as const,
  };
  const held = last && isHeld && end ? [...points, { ...last, from: end }] : points;
  return {
    marks: isHeld
      ? stepMarks([{ look: 'main', points: held.map(at) }], edges)
      : lineMarks(period === 'day' ? dots(points) : runs(points), edges),
    axis: {
      top: unit === 'percent' ? `${formatNumber(top)}%` : `${formatNumber(top)} lei`,
      bottom: unit === 'percent' ? '0%' : '0 lei',
      ends: [formatDate(start), formatDate(end ?? today)] as const,
    },
  };
}

/** Selected days say nothing about the days between them. */
function dots(points: readonly SeriesPoint[]): ChartLine[] {
  return points.map((point) => ({ look: 'point', points: [at(point)] }));
}

/** Draws a line for each run of consecutive values, and a dot for every isolated value. */
function runs(points: readonly SeriesPoint[]): ChartLine[] {
  const found: SeriesPoint[][] = [];
  for (const point of points) {
    const run = found.at(-1);
    const before = run?.at(-1);
    const isNext = before !== undefined && Date.parse(point.from) - Date.parse(before.from) <= NEIGHBOURS_MS;
    if (run && isNext) run.push(point);
    else found.push([point]);
  }
  return found.map((run) => ({ look: run.length === 1 ? 'point' : 'main', points: run.map(at) }));
}

function at({ from, value }: SeriesPoint): [number, number] {
  return [Date.parse(from), value];
}
