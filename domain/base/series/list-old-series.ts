import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { isOld } from './series-age.ts';
import { pointOn } from './series-book.ts';
import { type SeriesBook, seriesNames } from './series.ts';

/** Lists the series whose value of a day is older than their rhythm, each with that value. */
export function listOldSeries(book: SeriesBook, today: IsoDay) {
  return seriesNames.flatMap((series) => {
    const point = pointOn(book[series], today);
    return point && isOld(series, point, today) ? [{ series, point }] : [];
  });
}
