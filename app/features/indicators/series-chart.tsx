import { pointPeriod, seriesValue } from '#domain/series/series-in-words.ts';
import { definitionOf, type SeriesPoint } from '#domain/series/series.ts';
import { lastSight } from '#domain/series/series-age.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { ChartFrame } from '#app/shared/charts/chart-frame.tsx';
import { type ChartLine, lineMarks, roundTop, stepMarks } from '#app/shared/charts/line-marks.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import { SourceName } from '#app/ui/source-name.tsx';
import type { ShownSeries } from './indicators-data.ts';

type SeriesChartProps = { series: ShownSeries; today: string };

const DAY_MS = 86_400_000;
const NEIGHBOURS_MS = 62 * DAY_MS;

/**
 * A series from nothing at the bottom: steps where a value holds until the next, else a dot a value, with a line between those whose
 * neighbours are all known. The values, each with its source, are in the table.
 */
export function SeriesChart({ series, today }: SeriesChartProps) {
  const { name, title, points } = series;
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
  return (
    <ChartFrame
      id={name}
      title={title}
      marks={
        isHeld
          ? stepMarks([{ look: 'main', points: held.map(at) }], edges)
          : lineMarks(period === 'day' ? dots(points) : runs(points), edges)
      }
      axis={{
        top: unit === 'percent' ? `${formatNumber(top)}%` : `${formatNumber(top)} lei`,
        bottom: unit === 'percent' ? '0%' : '0 lei',
        ends: [formatDate(start), formatDate(end ?? today)],
      }}
      description={inWords(series)}
      sources={[]}
      table={{ rows: <PointTable series={series} /> }}
    />
  );
}

/** Days that were picked say nothing of those between them. */
function dots(points: readonly SeriesPoint[]): ChartLine[] {
  return points.map((point) => ({ look: 'point', points: [at(point)] }));
}

/** A line for each run of neighbours, and a dot for every value that stands alone. */
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

function inWords({ name, title, points }: ShownSeries): string {
  const [first] = points;
  if (!first) return '';
  const low = points.reduce((least, point) => (point.value < least.value ? point : least), first);
  const high = points.reduce((most, point) => (point.value > most.value ? point : most), first);
  const last = points.at(-1) ?? first;
  const said = (point: SeriesPoint) => `${seriesValue(name, point.value)}, ${pointPeriod(name, point)}`;
  return `${title}: cel mai jos ${said(low)}; cel mai sus ${said(high)}; ultima valoare ${said(last)}. Sursa fiecărei valori este în tabel.`;
}

function PointTable({ series: { name, title, points } }: { series: ShownSeries }) {
  const isSeen = definitionOf(name).rhythm.of === 'sight';
  return (
    <DataTable label={title}>
      <thead>
        <tr>
          <th scope="col">Când</th>
          <NumberHead>Valoarea</NumberHead>
          <th scope="col">Sursa</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map((point) => (
          <tr key={point.from}>
            <th scope="row">{pointPeriod(name, point)}</th>
            <td className="r">{seriesValue(name, point.value)}</td>
            <td>
              <SourceName source={point.source} />
              {point.computed !== undefined && <>; calculul nostru: {point.computed}</>}
              {isSeen && point.lastSeen && (
                <>
                  ; aceeași la {formatDate(lastSight(point))}: <SourceName source={point.lastSeen} />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
