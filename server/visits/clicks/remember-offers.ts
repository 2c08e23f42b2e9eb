import type { Offer } from '#domain/offers/offer.ts';
import { withTimeout } from '#server/base/with-timeout.ts';
import type { DepartureOffers } from './departure-offers.ts';

type Options = {
  onFailure: (error: unknown) => void;
  /** milliseconds a visitor waits for today's answer before the last one counts */
  patienceMs: number;
};

/**
 * Returns an offer as it is now or, while the source fails or does not answer, as last seen by a departure or else by the pages: a
 * visitor who has chosen a lender should reach it in an outage of our database too.
 */
export function rememberOffers(
  { find, findAsLastRead }: DepartureOffers,
  { onFailure, patienceMs }: Options,
): DepartureOffers['find'] {
  // Only offers the pages know: requests for invented ids must not fill the memory.
  const lastSeen = new Map<string, Offer | undefined>();
  return async (id) => {
    try {
      const offer = await withTimeout(find(id), patienceMs);
      if (offer || lastSeen.has(id) || findAsLastRead(id)) lastSeen.set(id, offer);
      return offer;
    } catch (error) {
      onFailure(error);
      return lastSeen.has(id) ? lastSeen.get(id) : findAsLastRead(id);
    }
  };
}
