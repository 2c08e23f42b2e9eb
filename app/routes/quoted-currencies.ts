import { newestBnrDay } from '#domain/rates/bnr-days.ts';
import { type RateBook, findRate } from '#domain/rates/rate-book.ts';
import { leuQuote } from '#domain/rates/rate.ts';
import type { QuotedCurrency } from '#app/features/rates/converter-data.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { PageServices } from '#server/pages/page-contract.ts';

// The ones asked for most stand first; the others follow by their names.
const FIRST = ['RON', 'EUR', 'USD', 'GBP', 'CHF', 'MDL', 'HUF'];
const romanian = new Intl.Collator('ro');

// Each list is kept as long as the rates it was made of.
const quoted = new WeakMap<RateBook, WeakMap<Currencies, readonly QuotedCurrency[]>>();
type Currencies = PageServices['content']['currencies'];

/** Every currency of which a rate is known, with its newest one, the leu among them. */
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
    .toSorted((a, b) => rank(a.code) - rank(b.code) || romanian.compare(a.one, b.one))
    .flatMap(({ code, one, few, until }): QuotedCurrency[] => {
      const names = { code, one, few, until };
      if (code === 'RON') return [{ ...names, ...leuQuote, day: null, provider: null }];
      const rate = findRate(book, code);
      return rate ? [{ ...names, ...rate }] : [];
    });
}

/** Whether rates newer than ours are out. */
export function isLate({ newestDay }: RateBook, now: Date): boolean {
  return newestDay === null || newestDay < newestBnrDay(now);
}

/** The sentence of it, or null. */
export function lateSentence(book: RateBook, now: Date, text: string): string | null {
  if (!isLate(book, now) || book.newestDay === null) return null;
  return text.replace('{day}', formatDate(book.newestDay));
}

function rank(code: string): number {
  const index = FIRST.indexOf(code);
  return index === -1 ? FIRST.length : index;
}
