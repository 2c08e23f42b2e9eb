import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import type { StatisticsFrame } from '#domain/answers/office/statistics.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { ChartFrame } from '#app/ui/charts/chart-frame.tsx';
import { lineMarks, roundTop, type ChartLine } from '#app/ui/charts/line-marks.ts';

type Props = {
  /** subject of the chart: „Afișări de pagini” */
  label: string;
  frame: StatisticsFrame;
  now: readonly number[];
  before: readonly number[];
  /** days with a note, by their place in the period: dots on the line */
  noted: readonly number[];
  /** `#id` of the table of days */
  table: string;
};

/** Charts a figure day by day, above the previous period, from zero: a cut axis would exaggerate small changes. */
export function DayChart({
  label,
  frame: { period, before: earlier, today, countedUntil },
  now,
  before,
  noted,
  table,
}: Props) {
  const top = roundTop([...now, ...before]);
  const dots = noted.map((day): ChartLine => ({ look: 'point', points: [[day, now[day] ?? 0]] }));
  const lines = [lineOf('other', before), lineOf('main', now), ...dots];
  const dates = ({ from, to }: typeof period) => `${formatDate(from)} – ${formatDate(to)}`;
  return (
    <ChartFrame
      id="grafic"
      heading="h2"
      title={`${label} pe zile`}
      legend={[
        { look: 'main', label: period.to === today ? `${dates(period)}, până acum` : dates(period) },
        { look: 'other', label: `perioada dinainte, ${dates(earlier)}` },
        ...(noted.length > 0 ? [{ look: 'point' as const, label: 'zi cu o notă' }] : []),
      ]}
      marks={lineMarks(lines, { x: [0, Math.max(1, now.length - 1)], y: [0, top] })}
      axis={{ top: formatNumber(top), ends: [formatDate(period.from), formatDate(period.to)] }}
      description={`Cel mult ${formatNumber(Math.max(0, ...now))} într-o zi; în perioada dinainte, cel mult ${formatNumber(Math.max(0, ...before))}.`}
      sources={[
        {
          name:
            countedUntil === null
              ? 'evenimentele site-ului, încă nenumărate'
              : `evenimentele site-ului, numărate până la ${formatMoment(countedUntil)}`,
          url: null,
          date: null,
          readAt: null,
        },
      ]}
      table={{ href: table }}
    />
  );
}

function lineOf(look: ChartLine['look'], values: readonly number[]): ChartLine {
  return { look, points: values.map((value, day) => [day, value]) };
}
