import type { CurrencyPair } from '#domain/rates/currency-pair.ts';
import type { DayRate } from '#domain/rates/rate-book.ts';

/** A currency with the newest rate known of it; the leu, which has none, has no day. */
export type QuotedCurrency = Pick<DayRate, 'value' | 'multiplier'> & {
  code: string;
  one: string;
  few: string;
  day: string | null;
  provider: DayRate['provider'] | null;
  until?: string | undefined;
};

type ConverterTexts = {
  lede: string;
  reference: string;
  late: string;
  ecb: string;
  gone: string;
};

/** What the converter of the browser needs; everything else of the page is markup. */
export type ConverterData = {
  currencies: readonly QuotedCurrency[];
  pair: CurrencyPair;
  typed: string;
  /** the amount converted while nothing usable is typed */
  usual: number;
  /** a newer rate was published and is not here yet */
  isLate: boolean;
  texts: ConverterTexts;
};
