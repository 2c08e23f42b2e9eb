import type { CountryCode } from '#domain/law/countries/country.ts';
import type { Offer, OfferList } from '#domain/offers/offer.ts';
import { activeIdsFor, canBeTaken } from '#domain/offers/rank-offers.ts';
import type { OffersRepository } from '#server/offers/offers-repository.ts';

type Options = {
  /** loads the lists that pages are made from */
  loadOffers: () => Promise<OfferList[]>;
  /** the same lists as last read */
  lastRead: () => OfferList[];
  repository: Pick<OffersRepository, 'find' | 'activeIds'>;
  /** offers or their activity come from another host's service, and only the list knows both */
  isFromOutside: boolean;
  country: CountryCode;
  leadId: string;
};

/**
 * Finds the offer a visitor leaves for. Our own offers are read at each departure, so that a pause counts at once. Unknown and
 * paused offers, and offers of an unknown lender, are undefined.
 */
export function createDepartureOffers(options: Options) {
  const { loadOffers, lastRead, repository, isFromOutside, country, leadId } = options;

  async function find(id: string): Promise<Offer | undefined> {
    if (isFromOutside) return inLists(await loadOffers(), id);
    const [offer, ids = []] = await Promise.all([repository.find(country, id), repository.activeIds(leadId)]);
    return takeable(offer, activeIdsFor(country, ids));
  }

  return {
    /** Rejects while the source is unavailable. */
    find,

    /** Finds an offer in the lists of the pages made last, for an outage. */
    findAsLastRead: (id: string): Offer | undefined => inLists(lastRead(), id),
  };
}

export type DepartureOffers = ReturnType<typeof createDepartureOffers>;

function inLists(lists: readonly OfferList[], id: string): Offer | undefined {
  const list = lists.find(({ offers }) => offers.some((candidate) => candidate.id === id));
  if (!list && lists.some(({ isOutage }) => isOutage)) throw new Error('the offers can not be read');
  return takeable(
    list?.offers.find((candidate) => candidate.id === id),
    list?.activeIds ?? [],
  );
}

function takeable(offer: Offer | undefined, activeIds: readonly string[]): Offer | undefined {
  return offer && canBeTaken(offer) && activeIds.includes(offer.id) ? offer : undefined;
}
