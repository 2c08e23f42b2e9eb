import type { TextChart } from '#domain/texts/schemas/text-chart.ts';
import type { Source } from '#domain/base/sources/source-schema.ts';
import { lastSight } from '#domain/base/series/series-age.ts';
import { pointPeriod, seriesValue } from '#domain/base/series/series-in-words.ts';
import {
  definitionOf,
  type SeriesBook,
  type SeriesName,
  type SeriesPoint,
} from '#domain/base/series/series.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import type { ChartOf } from '#domain/texts/schemas/chart-schema.ts';

type Figures = { series: SeriesBook; day: string };

/**
 * Charts the values of a series in the order of publication, from zero at the bottom. A value that holds until the next is a
 * step; a value of a month or a day is a point of a line.
 */
export function seriesChart(
  { titlu, serii, de_la = '' }: ChartOf<'serie'>,
  { series, day }: Figures,
): TextChart {
  const drawn = serii.map((name) => ({
    name,
    title: definitionOf(name).title,
    points: series[name].filter(({ from }) => from >= de_la && from <= day),
  }));
  const all = drawn.flatMap(({ points }) => points);
  const days = all.map(({ from }) => from).toSorted();
  const [start, last] = [days[0], days.at(-1)];
  if (drawn.some(({ points }) => points.length < 2) || !start || !last) {
    throw new RangeError(`grafic: serie: fewer than two values of ${serii.join(', ')}`);
  }
  const isStepped = serii.every((name) => ['from', 'year'].includes(definitionOf(name).period));
  const end = isStepped ? ([last, ...drawn.map(endOf)].toSorted().at(-1) ?? last) : last;
  const top = Math.ceil(Math.max(1, ...all.map(({ value }) => value)));
  return {
    title: titlu,
    shape: {
      kind: isStepped ? 'steps' : 'lines',
      lines: drawn.map(({ title, points }) => ({
        name: title,
        points: [
          ...points.map(({ from, value }) => [Date.parse(from), value] as const),
          ...(isStepped ? [[Date.parse(end), points.at(-1)?.value ?? 0] as const] : []),
        ],
      })),
      top,
      axis: {
        top: seriesValue(serii[0] ?? 'ircc', top),
        bottom: '0',
        ends: [formatDate(start), formatDate(end)],
      },
    },
    description: `${drawn.map((one) => inWords(one)).join(' ')} Sursa fiecărei valori este în tabel.`,
    sources: [],
    table: {
      head: ['Valoarea', 'Când', ...(serii.length > 1 ? ['Seria'] : []), 'Sursa'],
      rows: drawn.flatMap(({ name, title, points }) =>
        points.map((point): (string | Source)[] => [
          seriesValue(name, point.value),
          pointPeriod(name, point),
          ...(serii.length > 1 ? [title] : []),
          point.source,
        ]),
      ),
    },
  };
}

type Drawn = { name: SeriesName; title: string; points: readonly SeriesPoint[] };

// Returns the end of a value: the end of its year, or the date it was last seen.
function endOf({ name, points }: Drawn): string {
  const point = points.at(-1);
  if (!point) return '';
  return definitionOf(name).period === 'year' ? `${point.from.slice(0, 4)}-12-31` : lastSight(point);
}

function inWords({ name, title, points }: Drawn): string {
  const least = points.reduce((one, other) => (other.value < one.value ? other : one));
  const most = points.reduce((one, other) => (other.value > one.value ? other : one));
  const last = points.at(-1) ?? most;
  const pointInWords = (point: SeriesPoint) =>
    `${seriesValue(name, point.value)} (${pointPeriod(name, point)})`;
  return `${title}: cel mai jos ${pointInWords(least)}, cel mai sus ${pointInWords(most)}, ultima valoare ${pointInWords(last)}.`;
}
