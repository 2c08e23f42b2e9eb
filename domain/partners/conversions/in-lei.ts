/** A rate of the national bank: how many lei `multiplier` units of a currency cost, an exact decimal. */
export type LeiRate = { value: string; multiplier: number };

/**
 * Turns an amount into lei, exactly, rounded once to whole hundredths, half up.
 * @param cents hundredths of the currency, 0 or more
 * @throws {RangeError} when the result is too large for a whole number
 */
export function inLei(cents: number, { value, multiplier }: LeiRate): number {
  const [whole = '', part = ''] = value.split('.');
  const divisor = BigInt(multiplier) * 10n ** BigInt(part.length);
  const lei = (2n * BigInt(cents) * BigInt(whole + part) + divisor) / (2n * divisor);
  if (lei > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`${cents} at ${value} is no amount`);
  return Number(lei);
}
