import type { Currency } from '#domain/texts/schemas/currencies-schema.ts';
import type { RatesPageTexts } from '#domain/texts/schemas/rates-page-schema.ts';
import type { CurrencyPair } from '#domain/tools/rates/currency-pair.ts';
import type { DayRate } from '#domain/tools/rates/rate-book.ts';
import type { BankRate } from '#domain/tools/rates/rate.ts';

/** A currency with a rate; the leu, which has none, has no date. */
export type QuotedCurrency = Pick<Currency, 'code' | 'one' | 'few'> &
  Pick<DayRate, 'value' | 'multiplier'> & {
    day: string | null;
    provider: DayRate['provider'] | null;
    /** of a currency replaced by the euro, at the euro's rate: units per euro, and the sentence about it */
    ended?: { perEuro: string; said: string };
  };

/** Both sides of a pair, by rates of one date. */
export type QuotedPair = { from: QuotedCurrency; to: QuotedCurrency };

type ConverterTexts = Pick<RatesPageTexts['converter'], 'ecb' | 'apart' | 'bank' | 'noBank'>;

/** Data of the converter in the browser; the rest of the page is markup. */
export type ConverterData = {
  /** currencies to choose from, each with its latest rate */
  currencies: readonly QuotedCurrency[];
  pair: CurrencyPair;
  /** rates of the pair on the latest date that has both; null without one */
  quotes: QuotedPair | null;
  /** bank of the page, with its buying and selling rates; null: the page is not about a bank */
  bank: { slug: string; rates: readonly BankRate[] } | null;
  typed: string;
  /** latest date by which the National Bank should have published rates, yyyy-mm-dd */
  published: string;
  /** in the National Bank's time zone, yyyy-mm-dd */
  today: string;
  texts: ConverterTexts;
};
