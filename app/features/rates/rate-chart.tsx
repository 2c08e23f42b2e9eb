import type { ReactNode } from 'react';
import type { Source } from '#domain/offers/offer.ts';
import type { TimelineFigures } from '#domain/rates/timeline.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { ChartFrame } from '#app/shared/charts/chart-frame.tsx';
import { lineMarks } from '#app/shared/charts/line-marks.ts';
import type { PairPrice } from './pair-price.ts';
import { rateLines } from './rate-lines.ts';

type RateChartProps = {
  /** what is drawn, and of when: „1 euro în lei, în ultimele 12 luni” */
  title: string;
  timeline: TimelineFigures & { figures: NonNullable<TimelineFigures['figures']> };
  price: PairPrice;
  /** its points in a table */
  table: ReactNode;
};

const publishers = {
  bnr: { name: 'cursurile BNR', url: 'https://curs.bnr.ro/' },
  ecb: { name: 'cursurile BCE', url: 'https://www.ecb.europa.eu/' },
} as const;

/** A timeline as a line. The words beneath and the folded table say the same. */
export function RateChart({ title, timeline: { points, figures, ecbDays }, price, table }: RateChartProps) {
  const { first, last, min, max } = figures;
  const { lines, edges } = rateLines(points);
  return (
    <ChartFrame
      id="grafic"
      title={title}
      marks={lineMarks(lines, edges)}
      axis={{
        top: `maxim ${price(max)}`,
        bottom: `minim ${price(min)}`,
        ends: [formatDate(first.day), formatDate(last.day)],
      }}
      description={
        <>
          De la {price(first)} la {price(last)}; cel mai mic {price(min)} la {formatDate(min.day)}, cel mai
          mare {price(max)} la {formatDate(max.day)}.{ecbDays > 0 && ' Linia întreruptă: cursuri BCE.'}
        </>
      }
      sources={sourcesOf(points)}
      table={{ rows: table }}
    />
  );
}

/** Who published the points, each with the day of the last one. */
function sourcesOf(points: RateChartProps['timeline']['points']): Source[] {
  return (['bnr', 'ecb'] as const).flatMap((publisher) => {
    const last = points.findLast(({ provider }) => provider === publisher);
    if (!last) return [];
    const { name, url } = publishers[publisher];
    return { name: `${name}, până la ${formatDate(last.day)}`, url, date: last.day, readAt: null };
  });
}
