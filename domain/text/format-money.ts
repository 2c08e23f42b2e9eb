import type { Bani } from '#domain/money/bani.ts';
import { type CurrencyStyle, lei } from '#domain/money/currency-style.ts';
import { countNoun } from './count-noun.ts';
import { formatNumber } from './format-number.ts';

// A deployment serves one country, so its currency is a constant of the program that starts with it, not an argument of
// every amount on every page. See docs/decisions/024-countries.md.
let shown: CurrencyStyle = lei;

/** Sets the currency of all amounts, before the first is shown: on the server and in each page. */
export function showCurrency(currency: CurrencyStyle): void {
  shown = currency;
}

/** The sign beside a field for an amount: `lei`. */
export function currencySign(): string {
  return shown.sign;
}

/** A price as shown in tags, rows and tables: `2 239 lei`, `746,33 lei`, without "de"; elsewhere `$1,500`. */
export function formatMoney(amount: Bani): string {
  if (shown.code === lei.code) return formatLei(amount);
  const { sign, place, thousandsSeparator, decimalSeparator } = shown;
  const number = formatNumber(amount / 100, decimalsOf(amount))
    .replace(',', decimalSeparator)
    .replaceAll('\u00a0', thousandsSeparator);
  return place === 'before' ? sign + number : `${number}\u00a0${sign}`;
}

/** An amount inside a sentence: `2 000 de lei`, `119 lei`, `1 leu`, `746,33 lei`. @param amount 0 or more */
export function moneyInSentence(amount: Bani): string {
  return shown.code === lei.code ? leiInSentence(amount) : formatMoney(amount);
}

/** As `formatMoney`, of what is in lei in every country: rates of the national bank, Romanian law. */
export function formatLei(amount: Bani): string {
  if (amount === 100) return '1\u00a0leu';
  return `${formatNumber(amount / 100, decimalsOf(amount))}\u00a0lei`;
}

/** As `moneyInSentence`, of what is in lei in every country. @param amount 0 or more */
export function leiInSentence(amount: Bani): string {
  return amount % 100 === 0 ? countNoun(amount / 100, 'leu', 'lei') : formatLei(amount);
}

function decimalsOf(amount: Bani): number {
  return amount % 100 === 0 ? 0 : 2;
}
