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
 * The rates an open-data query asks for, by currency and day: of one day, of one currency from a day to another, or of
 * the newest day. Days without rates give nothing: rates are not carried over.
 */
export function openRates(book: RateBook, { data, valuta, din, pana }: OpenRatesQuery): ReferenceRate[] {
  const isHistory = data === undefined && valuta !== undefined;
  const oneDay = data ?? book.newestDay ?? '';
  const first = isHistory ? (din ?? '') : oneDay;
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
