import { countDays } from '#domain/base/text/count-time.ts';
import type { Offer, OfferProduct } from './offer.ts';

/** Customers who get the free days, as their evidence names them. */
const prefixes: Record<NonNullable<NonNullable<OfferProduct['free']>['for']>, string> = {
  everyone: 'Pentru oricine: ',
  'new-clients': 'Primul credit: ',
  unclear: 'Sursa se contrazice: ',
};

/**
 * „Pentru oricine: 0% în primele 3 zile. Din ziua a patra plătiți 1% pe zi.”: the days without interest with whom they are for, their
 * condition and what follows. An offer of an outside feed does not say for whom: its condition is shown unchanged.
 * @returns null for an offer without such days
 */
export function freeDaysNote({ products: [{ free }] }: Pick<Offer, 'products'>): string | null {
  if (free === null) return null;
  const { freeDays, condition } = free.value;
  const freeFor = free.for;
  return `${freeFor ? prefixes[freeFor] : ''}0% în primele ${countDays(freeDays)}. ${condition}`;
}
