import { currentPrices } from './compared-prices.ts';
import type { OfferEvidence } from './offer-evidence.ts';
import type { OfferQuote } from './offer-quote.ts';

type Listed = { offer: { evidence: OfferEvidence }; quote: OfferQuote };

/** How many offers a list holds, by what is known of them. */
export type ListCensus = {
  /** known, from evidence of the last 12 months, to be given for this sum and term */
  confirmed: number;
  /** with a price of today */
  current: number;
  /** with an old price, or one of unknown date */
  toConfirm: number;
  /** without any price found */
  unpriced: number;
};

/** @param served the offers whose sources do not exclude what is asked */
export function listCensus(served: readonly Listed[]): ListCensus {
  const current = currentPrices(served).length;
  const unpriced = served.filter(({ quote }) => quote.status === 'unpriced').length;
  return {
    confirmed: served.filter(({ offer }) => offer.evidence.limits === 'current').length,
    current,
    toConfirm: served.length - current - unpriced,
    unpriced,
  };
}
