import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { isInForce } from '#domain/partners/terms/is-in-force.ts';
import type { PartnerTerms } from '#domain/partners/terms/partner-terms.ts';

/**
 * Returns the least sum that is paid out to a partner on a day, in bani: the smallest of its terms in force. Once none is in force,
 * whatever is left is paid.
 * @param terms of the partner
 */
export function payoutThreshold(terms: readonly PartnerTerms[], day: IsoDay): number {
  const thresholds = terms
    .filter((one) => isInForce(one, day))
    .map(({ payoutThresholdBani }) => payoutThresholdBani);
  return thresholds.length === 0 ? 1 : Math.min(...thresholds);
}
