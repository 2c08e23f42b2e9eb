import type { CountryCode } from '#domain/law/countries/country.ts';
import { lenderIdentity } from '#domain/offers/lenders/lender-identity.ts';
import type { Offer } from './offer.ts';

const TECHNICAL_PRODUCT_TYPE = 'domainactive'; // feed entries that carry no loan
const ALWAYS_ACTIVE_IN_SPAIN = '67';
const romanian = new Intl.Collator('ro');

/**
 * The offers a visitor sees, in the feed's order: active ones, then inactive ones that still have a lender page, each
 * group by header. Of several offers with one header the first in that order stays; among equals, the feed's first.
 * Active is an offer that can be taken (`canBeTaken`) and that the lead feed names; the result states it in its
 * `isActive`.
 * Source: product specification, sections 5 and 9, "Offers feed rules".
 */
export function baseOrder(feed: readonly Offer[], activeIds: Iterable<string>): Offer[] {
  const named = new Set(activeIds);
  const byHeader = feed
    .filter((offer) => offer.productType !== TECHNICAL_PRODUCT_TYPE)
    .map((offer) => ({ ...offer, isActive: canBeTaken(offer) && named.has(offer.id) }))
    .toSorted((a, b) => romanian.compare(a.header, b.header));
  const active = byHeader.filter((offer) => offer.isActive);
  const reviewed = byHeader.filter((offer) => !offer.isActive && offer.lenderLink !== null);
  return firstOfEachHeader([...active, ...reviewed]);
}

/**
 * Whether its own record says that it can be taken, and from whom: without a known lender there is no offer. Spain's offer 67
 * is active whatever its record says.
 */
export function canBeTaken(
  offer: Pick<
    Offer,
    'id' | 'country' | 'isActive' | 'lenderKind' | 'isToldByFeed' | 'legalName' | 'registers'
  >,
): boolean {
  const isAlwaysActive = offer.country === 'ES' && offer.id === ALWAYS_ACTIVE_IN_SPAIN;
  return (offer.isActive || isAlwaysActive) && lenderIdentity(offer) !== 'missing';
}

/**
 * The ids the lead feed names, with the one that Spain always has.
 * Source: product specification, section 9: "For ES, offer 67 is always added to the active list".
 */
export function activeIdsFor(country: CountryCode, ids: readonly string[]): string[] {
  if (country !== 'ES' || ids.includes(ALWAYS_ACTIVE_IN_SPAIN)) return [...ids];
  return [...ids, ALWAYS_ACTIVE_IN_SPAIN];
}

function firstOfEachHeader(offers: readonly Offer[]): Offer[] {
  const first = new Map<string, Offer>();
  for (const offer of offers) {
    if (!first.has(offer.header)) first.set(offer.header, offer);
  }
  return [...first.values()];
}
