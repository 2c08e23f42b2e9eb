import type { Bani } from '#domain/money/bani.ts';
import { countNoun } from './count-noun.ts';
import { formatNumber } from './format-number.ts';

/** A price as shown in tags, rows and tables: `2 239 lei`, `746,33 lei`, without "de". Spaces are no-break ones. */
export function formatLei(amount: Bani): string {
  if (amount === 100) return '1\u00a0leu';
  return `${formatNumber(amount / 100, amount % 100 === 0 ? 0 : 2)}\u00a0lei`;
}

/** An amount inside a sentence: `2 000 de lei`, `119 lei`, `1 leu`, `746,33 lei`. @param amount 0 or more */
export function leiInSentence(amount: Bani): string {
  return amount % 100 === 0 ? countNoun(amount / 100, 'leu', 'lei') : formatLei(amount);
}
