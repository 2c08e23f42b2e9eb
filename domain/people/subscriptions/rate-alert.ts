import type { AlertDirection } from './subscription-form.ts';
import { scaled } from '#domain/tools/rates/decimal.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';

export type RateAlert = {
  /** ISO code in upper case */
  currency: string;
  /** number of units the threshold is for */
  units: number;
  direction: AlertDirection;
  /** exact decimal, in lei */
  threshold: string;
};

/** A rate in lei: exact decimal, for a number of units. */
export type AlertRate = { value: string; units: number; day: string };

/** Tells whether a rate is past the threshold in the direction of the alert; a rate equal to the threshold is not. */
export function isPast({ direction, threshold, units }: RateAlert, rate: AlertRate): boolean {
  const [own, limit] = [scaled(rate.value) * BigInt(units), scaled(threshold) * BigInt(rate.units)];
  return direction === 'above' ? own > limit : own < limit;
}

/** Tells whether a threshold is so far from a rate for the same units that it was probably mistyped: below half, above double. */
export function isFarFrom(threshold: string, { value }: AlertRate): boolean {
  const [wanted, now] = [scaled(threshold), scaled(value)];
  return wanted * 2n < now || wanted > now * 2n;
}

/** Writes `1 EUR trece peste 5,10 lei`, `100 HUF scade sub 1,30 lei` */
export function alertInWords({ currency, units, direction, threshold }: RateAlert): string {
  const verb = direction === 'above' ? 'trece peste' : 'scade sub';
  return `${formatNumber(units)}\u00a0${currency} ${verb} ${thresholdInWords(threshold)}\u00a0lei`;
}

/** Writes a threshold as people do: two decimals, or four when it has them. */
export function thresholdInWords(threshold: string): string {
  const value = Number(threshold);
  return formatNumber(value, Number(value.toFixed(2)) === value ? 2 : 4);
}
