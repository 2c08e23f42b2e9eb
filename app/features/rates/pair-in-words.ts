import { convert, PUBLISHED_DECIMALS, quotedPrice } from '#domain/rates/convert.ts';
import type { Currency } from '#domain/content/currencies-schema.ts';
import { amountOf } from '#domain/rates/currency.ts';
import type { Quote } from '#domain/rates/rate.ts';
import { formatNumber } from '#domain/text/format-number.ts';

type Named = Pick<Currency, 'one' | 'few'>;

/** `1 euro = 5,2452 lei`, `100 de forinți maghiari = 1,4375 lei`. */
export function priceSentence(from: Named & Quote, to: Named & Quote): string {
  const { units, price } = quotedPrice(from, to);
  return `${amountOf(units, from)} = ${formatNumber(price, PUBLISHED_DECIMALS)}\u00a0${to.few}`;
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
