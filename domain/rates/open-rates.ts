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
 * The rates an open-data query asks for, by currency and day: of one currency the history, from a day to another; otherwise those of
 * one day. A day without publication has those of the last one before it, each with its own day: one day for all, so that no currency
 * stands beside rates of another year.
 */
export function openRates(book: RateBook, { data, valuta, din, pana }: OpenRatesQuery): ReferenceRate[] {
  const isHistory = data === undefined && valuta !== undefined;
  const oneDay = lastDay(book, data ?? pana);
  // A day that is asked for may lie before the stretch; the newest of a stretch may not.
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

/** The last day with rates until another; without one the national bank's newest. */
function lastDay(book: RateBook, until: string | undefined): string {
  if (until === undefined) return book.newestDay ?? '';
  const days = [...book.series.values()].map((series) => series.days.findLast((day) => day <= until) ?? '');
  return days.toSorted().at(-1) ?? '';
}
