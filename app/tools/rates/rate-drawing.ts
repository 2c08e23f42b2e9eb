import type { Source } from '#domain/offers/offer.ts';
import type { TimelineFigures } from '#domain/tools/rates/timeline.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import type { ChartMark } from '#app/ui/charts/chart-mark.ts';
import { lineMarks } from '#app/ui/charts/line-marks.ts';
import type { PairPrice } from './pair-price.ts';
import { rateLines } from './rate-lines.ts';

/** A timeline with at least one known point. */
export type DrawnTimeline = TimelineFigures & { figures: NonNullable<TimelineFigures['figures']> };

type RateDrawing = {
  marks: ChartMark[];
  axis: { top: string; bottom: string; ends: [string, string] };
  /** publishers of the points, each with the date of its last one */
  sources: Source[];
};

const publishers = {
  bnr: { name: 'cursurile BNR', url: 'https://curs.bnr.ro/' },
  ecb: { name: 'cursurile BCE', url: 'https://www.ecb.europa.eu/' },
} as const;

/** Draws a timeline as a line, for the page and for the picture of its link. */
export function rateDrawing({ points, figures }: DrawnTimeline, price: PairPrice): RateDrawing {
  const { first, last, min, max } = figures;
  const { lines, edges } = rateLines(points);
  return {
    marks: lineMarks(lines, edges),
    axis: {
      top: `maxim ${price(max)}`,
      bottom: `minim ${price(min)}`,
      ends: [formatDate(first.day), formatDate(last.day)],
    },
    sources: sourcesOf(points),
  };
}

function sourcesOf(points: TimelineFigures['points']): Source[] {
  return (['bnr', 'ecb'] as const).flatMap((publisher) => {
    const last = points.findLast(({ provider }) => provider === publisher);
    if (!last) return [];
    const { name, url } = publishers[publisher];
    return { name: `${name}, până la ${formatDate(last.day)}`, url, date: last.day, readAt: null };
  });
}
