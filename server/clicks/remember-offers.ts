import type { Offer } from '#domain/offers/offer.ts';
import { withTimeout } from '#server/with-timeout.ts';

type FindOffer = (id: string) => Promise<Offer | undefined>;

type Options = {
  onFailure: (error: unknown) => void;
  /** milliseconds a visitor waits for today's answer before the last one counts */
  patienceMs?: number;
};

/**
 * An offer as it is now or, while nobody can say (`findOffer` rejects or stays silent), as it was last seen: a visitor
 * who has chosen a lender should reach it in an outage of our database too. Holds no more than the offers there are.
 */
export function rememberOffers(findOffer: FindOffer, { onFailure, patienceMs = 1_500 }: Options): FindOffer {
  const lastSeen = new Map<string, Offer>();
  return async (id) => {
    try {
      const offer = await withTimeout(findOffer(id), patienceMs);
      if (offer) lastSeen.set(id, offer);
      else lastSeen.delete(id);
      return offer;
    } catch (error) {
      onFailure(error);
      return lastSeen.get(id);
    }
  };
}
