import type { RankableOffer } from '#domain/offers/rank-offers.ts';
import type { Offer } from '#domain/offers/offer.ts';

/** An offer as the hero needs it. */
export type HeroOffer = RankableOffer & Pick<Offer, 'header'>;
