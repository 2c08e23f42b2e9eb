import { convert, PUBLISHED_DECIMALS, quotedPrice } from '#domain/tools/rates/convert.ts';
import type { Currency } from '#domain/texts/schemas/currencies-schema.ts';
import { amountOf } from '#domain/tools/rates/currency.ts';
import type { Quote } from '#domain/tools/rates/rate.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import type { QuotedPair } from './converter-data.ts';

type Named = Pick<Currency, 'one' | 'few'>;

/**
 * Writes `1 euro = 5,2452 lei`, `100 de forinți maghiari = 1,4375 lei`; a fixed rate with all its digits, `1 euro = 1,95583 leve
 * bulgărești`.
 */
export function priceSentence({ from, to }: QuotedPair): string {
  if (from.code === 'EUR' && to.ended) {
    return `${amountOf(1, from)} = ${perEuroInWords(to.ended.perEuro, to.few)}`;
  }
  const { units, price } = quotedPrice(from, to);
  return `${amountOf(units, from)} = ${formatNumber(price, PUBLISHED_DECIMALS)}\u00a0${to.few}`;
}

/** Writes `1,95583 leve bulgărești` */
export function perEuroInWords(perEuro: string, few: string): string {
  const decimals = perEuro.length - perEuro.indexOf('.') - 1;
  return `${formatNumber(Number(perEuro), decimals)}\u00a0${few}`;
}

/** Tells whether a pair is the euro and a currency it replaced, whose rate never changes. */
export function isFixed({ from, to }: QuotedPair): boolean {
  const sides = [from, to];
  return sides.some(({ ended }) => ended) && sides.every(({ code, ended }) => ended || code === 'EUR');
}

/** Names the source of a pair's rates, with the date: `curs BNR din 19.08.2026`; empty for the leu with itself. */
export function sourceInWords(quotes: QuotedPair): string {
  if (isFixed(quotes)) return 'curs fix';
  const { from, to } = quotes;
  const sides = [from, to];
  const isEcb = sides.some(({ provider }) => provider === 'ecb');
  const day = from.day ?? to.day;
  if (day === null) return '';
  const source = `curs ${providerNames[isEcb ? 'ecb' : 'bnr']} din ${formatDate(day)}`;
  return sides.some(({ ended }) => ended) ? `prin euro, ${source}` : source;
}

/** Writes an amount in another currency, with its name: `524,52 lei`; six decimals where two would show zero. */
export function convertedAmount(amount: number, from: Quote, to: Named & Quote): string {
  const result = convert(amount, from, to);
  if (result >= 0.01) return amountOf(result, to);
  return `${formatNumber(convert(amount, from, to, 6), 6)}\u00a0${to.few}`;
}

/** Writes `Euro în lei`, for headings. */
export function pairHeading(from: Named, to: Named): string {
  return `${capitalized(from.few)} în ${to.few}`;
}

/** Capitalises the first letter of a text. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('ro') + text.slice(1);
}

/** Names of rate sources beside a rate. */
export const providerNames = { bnr: 'BNR', ecb: 'BCE' } as const;
