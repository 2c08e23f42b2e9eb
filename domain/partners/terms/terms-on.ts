import { isInForce } from './is-in-force.ts';
import type { OfferTerms } from './offer-terms.ts';
import type { PartnerTerms } from './partner-terms.ts';

/** All terms ever decided, of offers and of partners. */
export type TermsBook = { offerTerms: readonly OfferTerms[]; partnerTerms: readonly PartnerTerms[] };

/**
 * Finds the terms by which a partner is paid for an offer on a day: those of the partner that name the offer, or all offers, as long
 * as the offer has a payer on that day.
 * @param asked.day yyyy-mm-dd, in Bucharest
 * @returns undefined when nothing is owed for that offer on that day
 */
export function termsOn(
  { offerTerms, partnerTerms }: TermsBook,
  { partnerId, offerId, day }: { partnerId: string; offerId: string; day: string },
): PartnerTerms | undefined {
  if (!offerTermsOn(offerTerms, { offerId, day })) return undefined;
  return partnerTerms.find(
    (terms) =>
      terms.partnerId === partnerId &&
      (terms.offers === null || terms.offers.includes(offerId)) &&
      isInForce(terms, day),
  );
}

/** Finds who pays for an offer on a day, and for what. */
function offerTermsOn(
  offerTerms: readonly OfferTerms[],
  { offerId, day }: { offerId: string; day: string },
): OfferTerms | undefined {
  return offerTerms.find((terms) => terms.offerId === offerId && isInForce(terms, day));
}
