import type { OfferClaims } from '#domain/law/countries/country.ts';
import { approvalInWords, type MeasuredApproval } from './measured-approval.ts';
import type { Offer } from './offer.ts';

const PLACEHOLDER = /\{\w+\}/;
const TWO_TAGS_ONLY = 'Tomamos impulso';
/** Texts of an offer whose feed has none, so that {time} and {val} are shown (`spec` mode only). */
const standardTexts = { field2: 'Răspuns în {time} minute', field4: 'Șanse de aprobare: {val}%' } as const;

/**
 * The offers with their claims as the country makes them. `spec` fills stars, {time} and {val} by the old product's
 * rules, with standard texts where an offer has none; `sourced` keeps the stars a feed gives and drops a text that waits for an invented number;
 * in place of one that waits for {val} stands the measured approval, when enough was decided.
 * Source: product specification, section 9, "Offers feed rules".
 * @param offers in the order shown: {val} depends on the place
 * @param random numbers in [0, 1); asked once for absent stars, then once for a {time}, offer by offer
 * @param approvals what lenders decided, by the id of the offer
 */
export function applyOfferClaims(
  offers: readonly Offer[],
  claims: OfferClaims,
  random: () => number,
  approvals: ReadonlyMap<string, MeasuredApproval> = new Map(),
): Offer[] {
  return offers.map((offer, index) =>
    keepTags(
      claims === 'spec' ? fillClaims(offer, index, random) : sourcedClaims(offer, approvals.get(offer.id)),
    ),
  );
}

/** Returns 4.7 to 5.0 with one decimal. @param random in [0, 1) */
export function inventedStars(random: number): number {
  return (47 + Math.floor(random * 4)) / 10;
}

/** Returns whole minutes, 3 to 10. @param random in [0, 1) */
export function inventedMinutes(random: number): number {
  return 3 + Math.floor(random * 8);
}

/** Returns the percentage of a position in the list: 97, 97, 96, 96 … 90, 90, 89 … 81, then 80. @param index from 0 */
export function percentOfPlace(index: number): number {
  if (index < 15) return 97 - Math.floor(index / 2);
  return index < 25 ? 97 - (index - 8) : 80;
}

function fillClaims(offer: Offer, index: number, random: () => number): Offer {
  const field2 = offer.field2 ?? standardTexts.field2;
  const field4 = offer.field4 ?? standardTexts.field4;
  return {
    ...offer,
    stars: offer.stars ?? inventedStars(random()),
    field2: field2.includes('{time}')
      ? field2.replaceAll('{time}', String(inventedMinutes(random())))
      : field2,
    field4: field4.replaceAll('{val}', String(percentOfPlace(index))),
  };
}

function sourcedClaims(offer: Offer, approval: MeasuredApproval | undefined): Offer {
  const filled = (text: string | null) => (text !== null && PLACEHOLDER.test(text) ? null : text);
  return {
    ...offer,
    field2: filled(offer.field2),
    field4: filled(offer.field4) ?? (approval ? approvalInWords(approval) : null),
  };
}

function keepTags(offer: Offer): Offer {
  return offer.header === TWO_TAGS_ONLY ? { ...offer, tags: offer.tags.slice(0, 2) } : offer;
}
