import { formatDate } from '#domain/base/text/format-date.ts';
import { formatAsPrinted } from '#domain/base/text/format-number.ts';
import { definitionOf, type SeriesBook, type SeriesName, seriesNames, type SeriesPoint } from './series.ts';

export type SeriesEntry = { series: SeriesName; point: SeriesPoint };

/** Sorts entries into series. Of two for one day the later entry stays: this is how a value is corrected, or confirmed. */
export function seriesBook(entries: readonly SeriesEntry[]): SeriesBook {
  const ofSeries = Map.groupBy(entries, ({ series }) => series);
  const byName = Object.fromEntries(
    seriesNames.map((name) => {
      const byDay = new Map(ofSeries.get(name)?.map(({ point }) => [point.from, point]));
      return [name, [...byDay.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1))];
    }),
  );
  return byName as unknown as SeriesBook;
}

/** Adds values to a book; they replace earlier ones of the same day. */
export function withEntries(book: SeriesBook, entries: readonly SeriesEntry[]): SeriesBook {
  const known = seriesNames.flatMap((series) => book[series].map((point) => ({ series, point })));
  return seriesBook([...known, ...entries]);
}

/** Finds the value in force on a day: the latest that is not after it. @param day yyyy-mm-dd */
export function pointOn(points: readonly SeriesPoint[], day: string): SeriesPoint | undefined {
  return points.findLast(({ from }) => from <= day);
}

/** Finds an impossible value or day, as a Romanian sentence; null: none. */
export function pointProblem({ series, point }: SeriesEntry): string | null {
  const { period, range, title } = definitionOf(series);
  const [least, most] = range;
  if (point.value < least || point.value > most) {
    return `${title}: ${formatAsPrinted(point.value)} este în afara a ceea ce se poate, între ${formatAsPrinted(least)} și ${formatAsPrinted(most)}.`;
  }
  if (period === 'month' && !point.from.endsWith('-01'))
    return `${title}: o lună se scrie cu prima ei zi, nu cu ${formatDate(point.from)}.`;
  if (period === 'year' && !point.from.endsWith('-01-01'))
    return `${title}: un an se scrie cu prima lui zi, nu cu ${formatDate(point.from)}.`;
  return null;
}
