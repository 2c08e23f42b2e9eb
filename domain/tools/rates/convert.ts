import { dividedHalfUp, scaled } from './decimal.ts';
import type { Quote } from './rate.ts';

/** Largest amount to convert: beyond it results in weak currencies exceed the exact integers. */
export const MAX_AMOUNT = 1_000_000_000;

/** Number of decimals of published rates. */
export const PUBLISHED_DECIMALS = 4;

/**
 * Converts an amount from one currency to another: amount · (from.value / from.multiplier) / (to.value / to.multiplier), computed
 * exactly and rounded once, half up.
 * @param amount 0 to MAX_AMOUNT, decimals beyond the second are rounded away
 * @param decimals of the result, 0 to 6
 * @throws {RangeError} when the amount is out of range or a quote is not a decimal above 0
 * @see docs/decisions/013-rates-by-what-is-missing.md
 */
export function convert(amount: number, from: Quote, to: Quote, decimals = 2): number {
  if (!(amount >= 0 && amount <= MAX_AMOUNT)) throw new RangeError(`not an amount to convert: ${amount}`);
  const hundredths = BigInt(Math.round(amount * 100));
  const numerator = hundredths * scaled(from.value) * BigInt(to.multiplier);
  const denominator = 100n * scaled(to.value) * BigInt(from.multiplier);
  return Number(dividedHalfUp(numerator, denominator, decimals)) / 10 ** decimals;
}

/** Computes the price of one unit of `from` in `to`, for charts, where a tiny rounding error does not matter. */
export function unitPrice(from: Quote, to: Quote): number {
  return Number(from.value) / from.multiplier / (Number(to.value) / to.multiplier);
}

/**
 * Chooses the number of units a price reads best for: 1, or the power of a hundred that brings it to a hundredth or more, as the
 * national bank quotes forints and yens by the hundred.
 */
export function quotedUnits(price: number): number {
  if (!(price > 0)) throw new RangeError(`not a price: ${price}`);
  let units = 1;
  // 0.05 lei keeps two significant digits of the four displayed decimals; a smaller price does not.
  while (price * units < 0.03) units *= 100;
  return units;
}

/** Returns a price as quoted: the number of units, and their worth, with the four decimals of published rates. */
export function quotedPrice(from: Quote, to: Quote): { units: number; price: number } {
  const units = quotedUnits(unitPrice(from, to));
  return { units, price: convert(units, from, to, PUBLISHED_DECIMALS) };
}
