import type { CurrencyStyle } from '#domain/base/money/currency-style.ts';

type Part = { type: string; value: string };

/**
 * Reads from the tables of Unicode how a country writes its money, numbers and days. For the server alone: a browser with another
 * version of the tables would write differently from the page it hydrates.
 * @param language BCP 47, with the country: es-MX
 * @param code ISO 4217
 */
export function intlStyle(language: string, code: string): CurrencyStyle {
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  const price = money.formatToParts(1_234_567);
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).formatToParts(1_234_567.5);
  const isBefore = price[0]?.type === 'currency';
  return {
    code,
    sign: valueOf(price, 'currency'),
    place: isBefore ? 'before' : 'after',
    gap: valueOf(price, 'literal'),
    decimals: money.resolvedOptions().maximumFractionDigits ?? 2,
    thousandsSeparator: valueOf(number, 'group'),
    decimalSeparator: valueOf(number, 'decimal') === '.' ? '.' : ',',
    together: new Intl.NumberFormat(language).formatToParts(1_234).length > 1 ? 3 : 4,
    percent: percentOf(language),
    day: dayOf(language),
  };
}

function percentOf(language: string): string {
  const parts = new Intl.NumberFormat(language, { style: 'percent' }).formatToParts(0.5);
  return valueOf(parts, 'literal') + valueOf(parts, 'percentSign');
}

const letters: Record<string, string> = { day: 'd', month: 'm', year: 'y' };

function dayOf(language: string): string {
  const parts = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).formatToParts(0);
  return parts.map(({ type, value }) => letters[type] ?? value).join('');
}

function valueOf(parts: readonly Part[], type: string): string {
  return parts.find((part) => part.type === type)?.value ?? '';
}
