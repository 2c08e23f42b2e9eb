import { dayOf } from '#domain/calendar/iso-day.ts';
import type { Country } from '#domain/countries/country.ts';
import { applyOfferClaims } from '#domain/offers/offer-claims.ts';
import { rankOffers } from '#domain/offers/rank-offers.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import type { OfferView } from '#app/features/offers/offer-view.ts';
import type { Arrangement, OffersPageData } from '#app/features/offers/offers-page-data.ts';
import { presentOffer } from '#app/features/offers/present-offer.ts';
import type { PageArgs } from '#server/pages/page-contract.ts';

const arrangements: Record<string, Arrangement> = {
  '/offers/': 'cards',
  '/offers2/': 'table',
  '/offers3/': 'short',
};

/** /offers/, /offers2/, /offers3/: one list in three arrangements. A failed feed is an empty list, and a page that says so. */
export async function loadOffers(args: PageArgs): Promise<OffersPageData> {
  const { url, services, country, rulePack } = args;
  const { description, ordering, unpriced, unserved, noMatch, noneServed, failure, purposes } =
    services.content.offersPage;
  return {
    path: url.pathname,
    search: url.search,
    arrangement: arrangements[url.pathname] ?? 'cards',
    offers: await offersInOrder(args),
    rulePack,
    limits: country.limits,
    claims: country.offerClaims,
    texts: { description, ordering, unpriced, unserved, noMatch, noneServed, failure, purposes },
    statedTerms: statedTerms(country),
  };
}

/** The country's offers in the base order, with the claims its setting allows and the sentences about each. */
export async function offersInOrder({ services, country, now, random }: PageArgs): Promise<OfferView[]> {
  const { offers, activeIds } = await services.offers.load();
  const ranked = applyOfferClaims(rankOffers(offers, activeIds), country.offerClaims, random);
  const today = dayOf(now, country.timeZone);
  return ranked.map((offer) => presentOffer(offer, today));
}

// Claims of the old product, kept behind its setting; elsewhere only figures with a source speak of ranges.
function statedTerms({ offerClaims, statedTerms: terms }: Country): string | null {
  if (offerClaims !== 'spec' || terms === null) return null;
  return (
    `Împrumuturi de până la ${formatNumber(terms.maxPrincipalLei)}\u00a0lei, DAE între ${terms.aprMinPercent}% și ` +
    `${terms.aprMaxPercent}%, rambursare între ${terms.minDays} și ${countNoun(terms.maxDays, 'zi', 'zile')}.`
  );
}
