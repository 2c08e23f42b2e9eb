import type { OpenSeries } from '#domain/answers/open-data.ts';
import { definitionOf, type SeriesBook, type SeriesName, seriesNames } from '#domain/base/series/series.ts';
import { type CsvCell, writeOpenCsv } from '#server/shared/csv/write-csv.ts';
import { openHead } from './open-head.ts';

/** Collects all series as open data. */
export function openSeries(book: SeriesBook): OpenSeries {
  const shown = seriesNames.filter((name) => book[name].length > 0);
  return {
    ...openHead(
      'Dobânzi, indici, salariul minim și taxe, fiecare valoare cu sursa ei și cu data la care a fost citită.',
    ),
    series: shown.map((name) => {
      const { title, unit, period, publishedBy } = definitionOf(name);
      return {
        name,
        title,
        unit: unit === 'wages' ? 'minimum wages' : unit,
        period,
        publishedBy,
        values: book[name].map(({ from, value, source, lastSeen = null, computed = null }) => {
          return { from, value, source, lastSeen, computed };
        }),
      };
    }),
  };
}

const COLUMNS = [
  'series',
  'from',
  'value',
  'unit',
  'source',
  'url',
  'source_date',
  'read_at',
  'last_seen',
  'computed',
];

/** Writes the values of some series as a table. */
export function seriesCsv(book: SeriesBook, names: readonly SeriesName[] = seriesNames): string {
  const { series } = openSeries(book);
  const rows = series
    .filter(({ name }) => names.includes(name))
    .flatMap(({ name, unit, values }) =>
      values.map(({ from, value, source, lastSeen, computed }): CsvCell[] => [
        name,
        from,
        value,
        unit,
        source.name,
        source.url,
        source.date,
        source.readAt,
        lastSeen && (lastSeen.date ?? lastSeen.readAt),
        computed,
      ]),
    );
  return writeOpenCsv([COLUMNS, ...rows]);
}
