import { pointPeriod, seriesValue } from '#domain/base/series/series-in-words.ts';
import { definitionOf, type SeriesPoint } from '#domain/base/series/series.ts';
import { lastSight } from '#domain/base/series/series-age.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { ChartFrame } from '#app/ui/charts/chart-frame.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import { SourceName } from '#app/ui/source-name.tsx';
import type { ShownSeries } from './indicators-data.ts';
import { seriesMarks } from './series-marks.ts';

type SeriesChartProps = { series: ShownSeries; today: string };

/** Shows the chart of a series. Its values, each with its source, are in the table. */
export function SeriesChart({ series, today }: SeriesChartProps) {
  const { name, title } = series;
  return (
    <ChartFrame
      id={name}
      title={title}
      {...seriesMarks(series, today)}
      description={inWords(series)}
      sources={[]}
      table={{ rows: <PointTable series={series} /> }}
    />
  );
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
