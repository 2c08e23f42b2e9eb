import type { Currency } from '#domain/content/currencies-schema.ts';
import type { RatesPageTexts } from '#domain/content/rates-page-schema.ts';
import type { CurrencyPair } from '#domain/rates/currency-pair.ts';
import type { DayRate } from '#domain/rates/rate-book.ts';

/** A currency with the newest rate known of it; the leu, which has none, has no day. */
export type QuotedCurrency = Pick<Currency, 'code' | 'one' | 'few' | 'until'> &
  Pick<DayRate, 'value' | 'multiplier'> & {
    day: string | null;
    provider: DayRate['provider'] | null;
  };

type ConverterTexts = Pick<RatesPageTexts['converter'], 'lede' | 'reference' | 'late' | 'ecb' | 'gone'>;

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
