import type { TimelineFigures } from '#domain/rates/timeline.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { CHART_HEIGHT, CHART_WIDTH, chartLine } from './chart-line.ts';
import type { PairPrice } from './pair-price.ts';
import '#app/ui/line-chart.css';

type RateChartProps = {
  timeline: TimelineFigures & { figures: NonNullable<TimelineFigures['figures']> };
  price: PairPrice;
};

/** A timeline as a line. The figures around it and the table below say the same in words. */
export function RateChart({ timeline: { points, figures, ecbDays }, price }: RateChartProps) {
  const { first, last, min, max } = figures;
  return (
    <>
      <p className="fine">maxim {price(max)}</p>
      <svg
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby="grafic"
      >
        {chartLine(points).map(({ provider, path }) => (
          <path
            key={path.slice(0, 24) + provider}
            className={provider === 'ecb' ? 'line-chart-other' : undefined}
            d={path}
          />
        ))}
      </svg>
      <p className="fine">minim {price(min)}</p>
      <p className="fine line-chart-days">
        <span>{formatDate(first.day)}</span>
        <span>{formatDate(last.day)}</span>
      </p>
      <figcaption className="fine" id="grafic">
        De la {price(first)} la {price(last)}; cel mai mic {price(min)} la {formatDate(min.day)}, cel mai mare{' '}
        {price(max)} la {formatDate(max.day)}.{ecbDays > 0 && ' Linia întreruptă: cursuri BCE.'}
      </figcaption>
    </>
  );
}
