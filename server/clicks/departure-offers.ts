import type { CountryCode } from '#domain/countries/country.ts';
import type { Offer, OfferList } from '#domain/offers/offer.ts';
import { activeIdsFor, canBeTaken } from '#domain/offers/rank-offers.ts';
import type { OffersRepository } from '#server/offers/offers-repository.ts';

type Options = {
  /** the lists that pages are made of */
  loadOffers: () => Promise<OfferList[]>;
  repository: Pick<OffersRepository, 'find' | 'activeIds'>;
  /** offers or their activity come from somebody else's service, and only the list knows both */
  isFromOutside: boolean;
  country: CountryCode;
  leadId: string;
};

/**
 * Finds the offer a visitor may leave for now: our own are read at each departure, so that a pause counts at once.
 * @returns a function that gives undefined for an offer that is unknown, paused or of a lender nobody knows; it rejects when nobody can say
 */
export function createDepartureOffers(options: Options) {
  const { loadOffers, repository, isFromOutside, country, leadId } = options;
  return async (id: string): Promise<Offer | undefined> => {
    const { offer, activeIds } = isFromOutside ? await inList(id) : await inDatabase(id);
    return offer && canBeTaken(offer) && activeIds.includes(id) ? offer : undefined;
  };

  async function inList(id: string) {
    const lists = await loadOffers();
    const list = lists.find(({ offers }) => offers.some((candidate) => candidate.id === id));
    if (!list && lists.some(({ isOutage }) => isOutage)) throw new Error('the offers can not be read');
    return {
      offer: list?.offers.find((candidate) => candidate.id === id),
      activeIds: list?.activeIds ?? [],
    };
  }

  async function inDatabase(id: string) {
    const [offer, ids = []] = await Promise.all([repository.find(country, id), repository.activeIds(leadId)]);
    return { offer, activeIds: activeIdsFor(country, ids) };
  }
}
