import { countNoun } from '#domain/base/text/count-noun.ts';
import type { Offer, OfferProduct } from './offer.ts';

/** Clients that the free days apply to, in words of the evidence. */
const prefixes: Record<NonNullable<OfferProduct['freeFor']>, string> = {
  everyone: 'Pentru oricine: ',
  'new-clients': 'Primul credit: ',
  unclear: 'Sursa se contrazice: ',
};

/**
 * Writes „Pentru oricine: 0% în primele 3 zile. Din ziua a patra plătiți 1% pe zi.”: the interest-free days with whom they apply
 * to, their condition and what follows. Without matching evidence it is unknown whom they apply to: then the offer's own
 * condition says it.
 * @returns null for an offer without such days
 */
export function freeDaysNote({
  firstLoan,
  products = [],
}: Pick<Offer, 'firstLoan' | 'products'>): string | null {
  if (firstLoan === null) return null;
  const { freeDays, condition } = firstLoan.value;
  const freeFor = products[0]?.freeFor ?? null;
  return `${freeFor ? prefixes[freeFor] : ''}0% în primele ${countNoun(freeDays, 'zi', 'zile')}. ${condition}`;
}
