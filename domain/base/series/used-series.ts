import type { Source } from '#domain/base/sources/source-schema.ts';
import { pointOn } from './series-book.ts';
import { isOld } from './series-age.ts';
import { datedValue } from './series-in-words.ts';
import { definitionOf, type SeriesBook, type SeriesName, type SeriesPoint } from './series.ts';

/** A value used in a computation, as a page names it. */
export type UsedSeries = {
  name: SeriesName;
  title: string;
  /** with its day: `5,57% (de la 01.10.2026, calculul nostru)` */
  said: string;
  source: Source;
  /** how we computed it; null: published as it is */
  computed: string | null;
  /** note that a newer value is due; null: it is current */
  old: string | null;
};

/**
 * Lists the values of some series on a day, each with its source, in the given order; one without a value is left out. @param day
 * yyyy-mm-dd
 */
export function usedSeries(names: readonly SeriesName[], book: SeriesBook, day: string): UsedSeries[] {
  return names.flatMap((name) => {
    const point = pointOn(book[name], day);
    if (!point) return [];
    return [
      {
        name,
        title: definitionOf(name).title,
        said: datedValue(name, point),
        source: point.source,
        computed: point.computed ?? null,
        old: oldNote(name, point, day),
      },
    ];
  });
}

/** Writes the note about a value older than its rhythm; null: it is current. @param day yyyy-mm-dd */
export function oldNote(name: SeriesName, point: SeriesPoint, day: string): string | null {
  if (!isOld(name, point, day)) return null;
  return 'Poate s-a schimbat: pe cea de azi o vedeți la cine o publică.';
}
