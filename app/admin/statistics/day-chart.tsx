import { formatDate } from '#domain/text/format-date.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import type { Period } from '#domain/statistics/period.ts';
import { CHART_HEIGHT, CHART_WIDTH, dayChartLines } from './day-chart-lines.ts';
import '#app/ui/line-chart.css';

type Props = {
  /** what is drawn: „Afișări de pagini” */
  label: string;
  period: Period;
  now: readonly number[];
  before: readonly number[];
};

/** A figure day by day, with the period before under it. The table of days says the same in numbers. */
export function DayChart({ label, period, now, before }: Props) {
  const lines = dayChartLines(now, before);
  return (
    <figure className="line-chart">
      <p className="fine">{formatNumber(lines.top)}</p>
      <svg
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label} pe zile; cifrele sunt în tabelul de mai jos`}
      >
        <path className="line-chart-other" d={lines.before} />
        <path d={lines.now} />
      </svg>
      <p className="fine line-chart-days">
        <span>{formatDate(period.from)}</span>
        <span>{formatDate(period.to)}</span>
      </p>
      <figcaption className="fine">{label} pe zile. Linia întreruptă: perioada dinainte.</figcaption>
    </figure>
  );
}
