import type { Currency } from '#domain/texts/schemas/currencies-schema.ts';
import type { RatesPageTexts } from '#domain/texts/schemas/rates-page-schema.ts';
import { addDays } from '#domain/base/days/iso-day.ts';
import { newestBnrDay, romanianTime } from '#domain/tools/rates/bnr-days.ts';
import type { CurrencyPair } from '#domain/tools/rates/currency-pair.ts';
import { type RateBook, findRate, newestCommonDay } from '#domain/tools/rates/rate-book.ts';
import { leuQuote } from '#domain/tools/rates/rate.ts';
import { throughEuro } from '#domain/tools/rates/through-euro.ts';
import type { QuotedCurrency, QuotedPair } from '#app/tools/rates/converter-data.ts';
import { capitalized, perEuroInWords } from '#app/tools/rates/pair-in-words.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import type { PageServices } from '#server/web/pages/page-contract.ts';

// The most requested ones come first; the others follow by name.
const FIRST = ['RON', 'EUR', 'USD', 'GBP', 'CHF', 'MDL', 'HUF'];
const romanian = new Intl.Collator('ro');

// Each list is cached as long as its rates.
const quoted = new WeakMap<RateBook, WeakMap<Currencies, readonly QuotedCurrency[]>>();
type Currencies = PageServices['content']['currencies'];

/** Lists every currency in use with a known rate, with the latest one, including the leu. */
export function quotedCurrencies(
  { currencies }: PageServices['content'],
  book: RateBook,
): readonly QuotedCurrency[] {
  const ofBook = quoted.get(book) ?? new WeakMap<Currencies, readonly QuotedCurrency[]>();
  quoted.set(book, ofBook);
  const list = ofBook.get(currencies) ?? quote(currencies, book);
  ofBook.set(currencies, list);
  return list;
}

function quote(currencies: Currencies, book: RateBook): QuotedCurrency[] {
  return currencies
    .filter((currency) => !isEnded(currency, book))
    .toSorted((a, b) => rank(a.code) - rank(b.code) || romanian.compare(a.one, b.one))
    .flatMap((currency) => quoteOn(currency, book) ?? []);
}

/**
 * Returns both sides of a pair by rates of one date: a current rate divided by one of years ago belongs to neither. A currency
 * replaced by the euro is a fixed number of euro.
 * @returns null without a common date
 */
export function quotedPair(
  { currencies, ratesPage }: Pick<PageServices['content'], 'currencies' | 'ratesPage'>,
  book: RateBook,
  pair: CurrencyPair,
): QuotedPair | null {
  const sides = [pair.from, pair.to].map((code) => {
    const currency = currencies.find((own) => own.code === code);
    return currency && { currency, isPast: isEnded(currency, book) };
  });
  const codes = sides.flatMap((side) => (side?.isPast ? 'EUR' : (side?.currency.code ?? [])));
  const day = newestCommonDay(
    book,
    codes.filter((code) => code !== 'RON'),
  );
  if (day === undefined) return null;
  const [from, to] = sides.map((side) => {
    if (side?.isPast) return quoteEnded(side.currency, { book, day, texts: ratesPage });
    return side && quoteOn(side.currency, book, day);
  });
  return from && to ? { from, to } : null;
}

function quoteOn({ code, one, few }: Currency, book: RateBook, until?: string): QuotedCurrency | undefined {
  const names = { code, one, few };
  if (code === 'RON') return { ...names, ...leuQuote, day: null, provider: null };
  const rate = findRate(book, code, { until });
  return rate && { ...names, ...rate };
}

type EndedOptions = { book: RateBook; day: string; texts: RatesPageTexts };

function quoteEnded(currency: Currency, { book, day, texts }: EndedOptions): QuotedCurrency | undefined {
  const { code, one, few, oneDefinite, country, ended } = currency;
  const euro = findRate(book, 'EUR', { until: day });
  if (!ended || !euro) return undefined;
  const { until, perEuro } = ended;
  const said = texts.converter.gone
    .replace('{name}', capitalized(oneDefinite))
    .replace('{day}', formatDate(addDays(until, 1)))
    .replace('{country}', country)
    .replace('{perEuro}', perEuroInWords(perEuro, few));
  return { code, one, few, ...throughEuro(euro, perEuro), ended: { perEuro, said } };
}

/** Returns the date of our latest rates and today, if newer ones have been published; else null. */
export function lateRates({ newestDay }: RateBook, now: Date): { day: string; today: string } | null {
  if (newestDay === null || newestDay >= newestBnrDay(now)) return null;
  return { day: newestDay, today: romanianTime(now).day };
}

/** Tells whether the latest rates are of days after a currency's end. */
export function isEnded({ ended }: Currency, book: RateBook): boolean {
  return ended !== undefined && ended.until < (book.newestDay ?? findRate(book, 'EUR')?.day ?? '');
}

function rank(code: string): number {
  const index = FIRST.indexOf(code);
  return index === -1 ? FIRST.length : index;
}
