// Published rates have four decimals, computed ones six; two more keep the scale out of every rounding.
const SCALE_DIGITS = 8;
const DECIMAL = /^(\d{1,12})(?:\.(\d{1,8}))?$/;

/** Tells whether a text is a decimal of 0 or more with a dot, at most 12 digits before it and 8 after it. */
export function isDecimal(text: string): boolean {
  return DECIMAL.test(text);
}

/** Converts a decimal to a whole number of 10^−8: `scaled('4.9767')` is 497670000n. @throws {RangeError} for anything else */
export function scaled(decimal: string): bigint {
  const [, whole, fraction = ''] = DECIMAL.exec(decimal) ?? [];
  if (whole === undefined) throw new RangeError(`not a decimal: ${decimal}`);
  return BigInt(whole + fraction.padEnd(SCALE_DIGITS, '0'));
}

/**
 * Computes numerator / denominator, rounded half up to whole units of 10^−decimals.
 * @param numerator 0 or more
 * @param denominator above 0
 * @throws {RangeError} when the denominator is not above 0
 */
export function dividedHalfUp(numerator: bigint, denominator: bigint, decimals: number): bigint {
  if (denominator <= 0n) throw new RangeError(`not a divisor: ${denominator}`);
  const doubled = 2n * numerator * 10n ** BigInt(decimals);
  return (doubled + denominator) / (2n * denominator);
}

/** Writes a whole number of 10^−decimals as a decimal: `decimalText(50420n, 4)` is '5.0420'. */
export function decimalText(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
