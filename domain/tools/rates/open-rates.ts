import { type RateBook, dayRate } from './rate-book.ts';
import type { ReferenceRate } from './rate.ts';

type OpenRatesQuery = {
  /** a day */
  data?: string | undefined;
  /** a currency, ISO code in upper case */
  valuta?: string | undefined;
  din?: string | undefined;
  pana?: string | undefined;
};

/**
 * Finds the rates of an open-data query, by currency and day: the history of one currency, from a day to another; otherwise those
 * of one day. A day without publication has those of the last one before it, each with its own day: one day for all, so that no
 * currency is shown beside rates of another year.
 */
export function openRates(book: RateBook, { data, valuta, din, pana }: OpenRatesQuery): ReferenceRate[] {
  const isHistory = data === undefined && valuta !== undefined;
  const oneDay = lastDay(book, data ?? pana);
  // A requested day may precede the range; the newest of a range may not.
  const first = isHistory || (data === undefined && (din ?? '') > oneDay) ? (din ?? '') : oneDay;
  const last = isHistory ? (pana ?? '9') : oneDay;
  const codes = valuta === undefined ? [...book.series.keys()].toSorted() : [valuta];
  return codes.flatMap((currency) => {
    const series = book.series.get(currency);
    if (!series) return [];
    return series.days.flatMap((day, index) => {
      const rate = day >= first && day <= last ? dayRate(series, index) : undefined;
      return rate ? [{ currency, ...rate }] : [];
    });
  });
}

/** Finds the last day with rates until another; by default the national bank's newest. */
function lastDay(book: RateBook, until: string | undefined): string {
  if (until === undefined) return book.newestDay ?? '';
  const days = [...book.series.values()].map((series) => series.days.findLast((day) => day <= until) ?? '');
  return days.toSorted().at(-1) ?? '';
}
