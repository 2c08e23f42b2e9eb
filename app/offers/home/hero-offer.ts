import { offerEvidence } from '#domain/offers/offer-evidence.ts';
import type { RankableOffer } from '#domain/offers/rank-offers.ts';
import type { Offer } from '#domain/offers/offer.ts';

/** An offer as the hero needs it. */
export type HeroOffer = RankableOffer & Pick<Offer, 'header'>;

/**
 * Returns the part of an offer that the hero needs in the browser.
 * @param today yyyy-mm-dd, to recognise old prices
 */
export function presentHeroOffer(offer: Offer, today: string): HeroOffer {
  const { header, lenderKind, isActive } = offer;
  // Only the filters of the list use `firstLoan`, and the hero has none.
  return { header, lenderKind, isActive, evidence: offerEvidence(offer, today), firstLoan: null };
}
