import type { PartnerShare } from '#domain/partners/terms/partner-terms.ts';

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000n;

/**
 * Computes a partner's share of an approved conversion, exactly, rounded once to the ban, half up.
 * @param cents what the lender pays, in hundredths of its currency, 0 or more; a fixed share does not look at it
 * @param rate lei for one unit of that currency, an exact decimal; '1' for lei
 * @returns whole bani
 * @throws {RangeError} when the result is too large for a whole number
 */
export function shareOf(share: PartnerShare, cents: number, rate: string): number {
  if (share.kind === 'fixed') return share.bani;
  const [whole = '', part = ''] = rate.split('.');
  const divisor = WHOLE * 10n ** BigInt(part.length);
  const exact = BigInt(cents) * BigInt(whole + part) * BigInt(share.hundredths);
  const bani = (2n * exact + divisor) / (2n * divisor);
  if (bani > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`${cents} at ${rate} is no amount`);
  return Number(bani);
}
