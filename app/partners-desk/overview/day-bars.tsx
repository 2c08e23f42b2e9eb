import type { PartnerReport } from '#domain/answers/partners/console.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { barMarks } from '#app/ui/charts/bar-marks.ts';
import { ChartFrame } from '#app/ui/charts/chart-frame.tsx';

/** Charts the clicks of each day: those that count, and the others above them. */
export function DayBars({ days }: Pick<PartnerReport, 'days'>) {
  const most = Math.max(0, ...days.map(({ clicks }) => clicks ?? 0));
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (most === 0 || !first || !last) return null;
  const bars = days.map(({ clicks, counted }) => [counted ?? 0, (clicks ?? 0) - (counted ?? 0)]);
  return (
    <section className="office-section">
      <ChartFrame
        id="zile"
        heading="h2"
        title="Pe zile"
        legend={[
          { look: 'amount', label: 'clicuri numărate' },
          { look: 'other', label: 'celelalte' },
        ]}
        marks={barMarks(bars, ['amount', 'other'])}
        axis={{ top: formatNumber(most), ends: [formatDate(first), formatDate(last)] }}
        description={`Cel mult ${formatNumber(most)} clicuri într-o zi. Zilele cu 1–4 clicuri nu sunt desenate.`}
        sources={[]}
        table={{ href: '#pe-zile' }}
      />
    </section>
  );
}
