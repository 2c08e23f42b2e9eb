import { bani } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import type { Payout } from './conversion-of-reports.ts';

/** Writes an amount in its currency: `120,50 EUR`, `50 lei`. */
export function amountInWords({ cents, currency }: Payout): string {
  if (currency === 'RON') return formatLei(bani(cents));
  return `${formatNumber(cents / 100, 2)}\u00A0${currency}`;
}
