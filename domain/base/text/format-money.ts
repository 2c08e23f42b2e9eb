import { shown } from '#domain/base/locale/shown-style.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import { countNoun } from './count-noun.ts';
import { formatNumber } from './format-number.ts';

const LEI = 'lei';

/** Returns the currency beside a field for an amount: `lei`. */
export function currencySign(): string {
  return shown.sign;
}

/** Writes a price for tags, rows and tables: `2 239 lei`, `746,33 lei`, without "de"; elsewhere `$1,500`. */
export function formatMoney(amount: Bani): string {
  const { sign, place, gap, decimals } = shown;
  if (sign === LEI) return formatLei(amount);
  const number = formatNumber(amount / 100, amount % 100 === 0 ? 0 : decimals);
  return place === 'before' ? sign + gap + number : number + gap + sign;
}

/** Writes an amount inside a sentence: `2 000 de lei`, `119 lei`, `1 leu`, `746,33 lei`. @param amount 0 or more */
export function moneyInSentence(amount: Bani): string {
  return shown.sign === LEI ? leiInSentence(amount) : formatMoney(amount);
}

/** Writes like `formatMoney` an amount that is in lei in every country: rates of the national bank, Romanian law. */
export function formatLei(amount: Bani): string {
  if (amount === 100) return '1\u00a0leu';
  return `${formatNumber(amount / 100, amount % 100 === 0 ? 0 : 2)}\u00a0${LEI}`;
}

/** Writes like `moneyInSentence` an amount that is in lei in every country. @param amount 0 or more */
export function leiInSentence(amount: Bani): string {
  return amount % 100 === 0 ? countNoun(amount / 100, 'leu', LEI) : formatLei(amount);
}
