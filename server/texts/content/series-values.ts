import { pointOn } from '#domain/base/series/series-book.ts';
import { datedValue, pointPeriod, seriesValue } from '#domain/base/series/series-in-words.ts';
import { type SeriesBook, seriesNames } from '#domain/base/series/series.ts';
import type { PlaceholderValues } from './placeholders.ts';

/**
 * Returns placeholders for the series of figures, so that texts follow them. All are plain text. `serie.ircc` is the value with
 * its date, „5,57% (de la 01.10.2026, calculul nostru)”; `serie.ircc.valoare` and `serie.ircc.data` are its parts, for tables and
 * computations. A series without a value leaves its row or sentence out.
 * @param day yyyy-mm-dd, whose figures the texts state
 */
export function seriesValues(series: SeriesBook, day: string): PlaceholderValues {
  return Object.fromEntries(
    seriesNames.flatMap((name) => {
      const point = pointOn(series[name], day);
      return [
        [`serie.${name}`, point ? datedValue(name, point) : null],
        [`serie.${name}.valoare`, point ? seriesValue(name, point.value) : null],
        [`serie.${name}.data`, point ? pointPeriod(name, point) : null],
      ];
    }),
  );
}
