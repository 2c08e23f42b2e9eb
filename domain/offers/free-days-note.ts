import { countNoun } from '#domain/base/text/count-noun.ts';
import type { Offer, OfferProduct } from './offer.ts';

/** Whom the free days are for, as their evidence says it. */
const prefixes: Record<NonNullable<OfferProduct['freeFor']>, string> = {
  everyone: 'Pentru oricine: ',
  'new-clients': 'Primul credit: ',
  unclear: 'Sursa se contrazice: ',
};

/**
 * „Pentru oricine: 0% în primele 3 zile. Din ziua a patra plătiți 1% pe zi.”: the days without interest with whom they are for, their
 * condition and what follows. Of an offer that does not lend as its evidence says, nobody knows for whom: its condition says what it says.
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
