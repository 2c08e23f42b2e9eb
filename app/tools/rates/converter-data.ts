import type { Currency } from '#domain/texts/schemas/currencies-schema.ts';
import type { RatesPageTexts } from '#domain/texts/schemas/rates-page-schema.ts';
import type { CurrencyPair } from '#domain/tools/rates/currency-pair.ts';
import type { DayRate } from '#domain/tools/rates/rate-book.ts';
import type { BankRate } from '#domain/tools/rates/rate.ts';

/** A currency with a rate; the leu, which has none, has no day. */
export type QuotedCurrency = Pick<Currency, 'code' | 'one' | 'few'> &
  Pick<DayRate, 'value' | 'multiplier'> & {
    day: string | null;
    provider: DayRate['provider'] | null;
    /** of one that the euro has replaced, whose rate is the euro's: units for a euro, and the sentence that says so */
    ended?: { perEuro: string; said: string };
  };

/** Both sides of a pair, by rates of one day. */
export type QuotedPair = { from: QuotedCurrency; to: QuotedCurrency };

type ConverterTexts = Pick<RatesPageTexts['converter'], 'ecb' | 'apart' | 'bank' | 'noBank'>;

/** What the converter of the browser needs; everything else of the page is markup. */
export type ConverterData = {
  /** those one may choose, each with its newest rate */
  currencies: readonly QuotedCurrency[];
  pair: CurrencyPair;
  /** the pair's own, of the newest day that has both; null: none has */
  quotes: QuotedPair | null;
  /** the bank the page is about, and what it buys and sells for; null: the page is about none */
  bank: { slug: string; rates: readonly BankRate[] } | null;
  typed: string;
  /** the newest day of which the national bank has published rates by now, yyyy-mm-dd */
  published: string;
  /** of the national bank, yyyy-mm-dd */
  today: string;
  texts: ConverterTexts;
};
