import type { Currency } from '#domain/texts/schemas/currencies-schema.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { plainLetters } from '#domain/base/text/plain-letters.ts';

/**
 * Writes an amount with its currency, as in a sentence: `1 euro`, `20 de dolari americani`, `1,50 lire sterline`. Fractions take
 * the plural without "de".
 * @param amount 0 or more; two decimals are shown when it is not whole
 */
export function amountOf(amount: number, currency: Pick<Currency, 'one' | 'few'>): string {
  if (Number.isInteger(amount)) return countNoun(amount, currency.one, currency.few);
  return `${formatNumber(amount, 2)}\u00a0${currency.few}`;
}

/** Finds the currencies of a search, by code, name or country, ignoring accents; all words must match. Codes come first. */
export function searchCurrencies(currencies: readonly Currency[], query: string): Currency[] {
  const words = plainLetters(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = currencies.filter(({ code, one, few, oneDefinite, country }) => {
    const text = plainLetters(`${code} ${one} ${few} ${oneDefinite} ${country}`);
    return words.every((word) => text.includes(word));
  });
  const isCode = ({ code }: Currency) => words.includes(code.toLowerCase());
  return found.toSorted((a, b) => Number(isCode(b)) - Number(isCode(a)));
}
