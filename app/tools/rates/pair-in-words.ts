import { convert, PUBLISHED_DECIMALS, quotedPrice } from '#domain/tools/rates/convert.ts';
import type { Currency } from '#domain/texts/schemas/currencies-schema.ts';
import { amountOf } from '#domain/tools/rates/currency.ts';
import type { Quote } from '#domain/tools/rates/rate.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import type { QuotedPair } from './converter-data.ts';

type Named = Pick<Currency, 'one' | 'few'>;

/** `1 euro = 5,2452 lei`, `100 de forinți maghiari = 1,4375 lei`; of a fixed rate all its digits, `1 euro = 1,95583 leve bulgărești`. */
export function priceSentence({ from, to }: QuotedPair): string {
  if (from.code === 'EUR' && to.ended) {
    return `${amountOf(1, from)} = ${perEuroInWords(to.ended.perEuro, to.few)}`;
  }
  const { units, price } = quotedPrice(from, to);
  return `${amountOf(units, from)} = ${formatNumber(price, PUBLISHED_DECIMALS)}\u00a0${to.few}`;
}

/** `1,95583 leve bulgărești` */
export function perEuroInWords(perEuro: string, few: string): string {
  const decimals = perEuro.length - perEuro.indexOf('.') - 1;
  return `${formatNumber(Number(perEuro), decimals)}\u00a0${few}`;
}

/** Between the euro and a currency that it replaced: no day changes the rate. */
export function isFixed({ from, to }: QuotedPair): boolean {
  const sides = [from, to];
  return sides.some(({ ended }) => ended) && sides.every(({ code, ended }) => ended || code === 'EUR');
}

/** Whose rates a pair is converted at, and of when: `curs BNR din 19.08.2026`; nothing of the leu with itself. */
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

/** An amount in another currency, with its name: `524,52 lei`; six decimals where two would be nothing. */
export function convertedAmount(amount: number, from: Quote, to: Named & Quote): string {
  const result = convert(amount, from, to);
  if (result >= 0.01) return amountOf(result, to);
  return `${formatNumber(convert(amount, from, to, 6), 6)}\u00a0${to.few}`;
}

/** `Euro în lei`, for headings. */
export function pairHeading(from: Named, to: Named): string {
  return `${capitalized(from.few)} în ${to.few}`;
}

/** A text with a capital at its beginning. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('ro') + text.slice(1);
}

/** How the source of a rate is written beside it. */
export const providerNames = { bnr: 'BNR', ecb: 'BCE' } as const;
