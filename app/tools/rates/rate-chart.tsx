import type { ReactNode } from 'react';
import { formatDate } from '#domain/base/text/format-date.ts';
import { ChartFrame } from '#app/ui/charts/chart-frame.tsx';
import type { PairPrice } from './pair-price.ts';
import { type DrawnTimeline, rateDrawing } from './rate-drawing.ts';

type RateChartProps = {
  /** subject and period: „1 euro în lei, în ultimele 12 luni” */
  title: string;
  timeline: DrawnTimeline;
  price: PairPrice;
  /** its points in a table */
  table: ReactNode;
};

/** Shows a timeline as a line. The text below and the folded table say the same. */
export function RateChart({ title, timeline, price, table }: RateChartProps) {
  const { figures, ecbDays } = timeline;
  const { first, last, min, max } = figures;
  return (
    <ChartFrame
      id="grafic"
      title={title}
      {...rateDrawing(timeline, price)}
      description={
        <>
          De la {price(first)} la {price(last)}; cel mai mic {price(min)} la {formatDate(min.day)}, cel mai
          mare {price(max)} la {formatDate(max.day)}.{ecbDays > 0 && ' Linia întreruptă: cursuri BCE.'}
        </>
      }
      table={{ rows: table }}
    />
  );
}
