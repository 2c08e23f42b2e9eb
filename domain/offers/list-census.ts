import { currentPrices } from './compared-prices.ts';
import type { OfferEvidence } from './offer-evidence.ts';
import type { OfferQuote } from './offer-quote.ts';

type Listed = { offer: { evidence: OfferEvidence }; quote: OfferQuote };

/** Number of offers in a list, by what is known about them. */
export type ListCensus = {
  /** known to be given for this amount and term, from evidence of the last 12 months */
  confirmed: number;
  /** with a current price */
  current: number;
  /** with an old price, or one of unknown date */
  toConfirm: number;
  /** without a known price */
  unpriced: number;
};

/** @param served offers whose sources do not exclude the request */
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
