import type { ArrangeableOffer } from '#domain/offers/arrange-offers.ts';
import type { Offer } from '#domain/offers/offer.ts';

/** An offer as the hero needs it. */
export type HeroOffer = ArrangeableOffer & Pick<Offer, 'header'>;
