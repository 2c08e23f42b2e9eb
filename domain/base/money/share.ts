/** A share of an amount, as a ratio of integers: `part` of `whole`, exact where a binary fraction is not. */
export type Share = { part: number; whole: number };

// A millionth of a percent: the precision of the forms.
const PERCENT_UNITS = 1e6;

/**
 * Converts a percentage to a ratio: `times` of it, or one `over`-th part of it. Interest of a month at 8% a year is
 * `percentShare(8, { over: 12 })`, of 30 days at 1% a day `percentShare(1, { times: 30 })`.
 * @param percent 0 or more; decimals beyond the sixth are rounded away
 * @param options.times whole number, 0 or more
 * @param options.over whole number, 1 or more
 */
export function percentShare(percent: number, { times = 1, over = 1 } = {}): Share {
  return { part: Math.round(percent * PERCENT_UNITS) * times, whole: 100 * PERCENT_UNITS * over };
}

/**
 * Computes amount × part / whole exactly and rounds once, half up: 2 200 lei at 5,97% for a month are 10,945 and so 10,95 lei,
 * where binary fractions give 10,94.
 * @param amount whole units, usually bani, 0 or more
 * @returns the same units
 */
export function shareOf<Amount extends number>(amount: Amount, { part, whole }: Share): Amount {
  const twice = 2 * amount * part + whole;
  if (!Number.isSafeInteger(twice)) return shareOfLarge(amount, { part, whole }) as Amount;
  const rounded = Math.floor(twice / (2 * whole));
  // The division rounds too: just below a whole number it may give that number.
  return (rounded * 2 * whole > twice ? rounded - 1 : rounded) as Amount;
}

// Handles values beyond 2^53, where not every integer is representable.
function shareOfLarge(amount: number, { part, whole }: Share): number {
  const divisor = 2n * BigInt(whole);
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / divisor);
}
