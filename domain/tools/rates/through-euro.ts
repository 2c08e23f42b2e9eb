import { decimalText, scaled } from './decimal.ts';
import type { Quote } from './rate.ts';

// Irrevocable rates have five decimals at most.
const WHOLE = 100_000;

/**
 * Computes the rate of a currency that the euro has replaced, through the euro: lei for as many units as make a whole number,
 * exact. 1,95583 leva are a euro, so 195 583 leva are worth as much as 100 000 euro.
 * @param perEuro units for a euro, at most five decimals
 * @see https://eur-lex.europa.eu/eli/reg/1997/1103/oj article 4: neither rounded nor inverted
 */
export function throughEuro<Euro extends Quote>(euro: Euro, perEuro: string): Euro {
  const lei = scaled(euro.value) * BigInt(WHOLE);
  const units = (scaled(perEuro) * BigInt(WHOLE)) / scaled('1');
  return { ...euro, value: decimalText(lei, 8), multiplier: Number(units) * euro.multiplier };
}
