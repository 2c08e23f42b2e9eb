import { withEvidence } from '#domain/offers/offer-evidence.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import type { PricedRequest } from '#domain/loan/loan-request.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import type { Offer, OfferList } from '#domain/offers/offer.ts';
import { quoteOffer } from '#domain/offers/quote-offer.ts';
import { rankOffers } from '#domain/offers/rank-offers.ts';

export type LenderPrice = {
  offer: Offer;
  /** null: the offer cannot be taken now */
  quote: OfferQuote | null;
  /** to pay back; null: no price is published */
  total: Bani | null;
};

/**
 * Finds a lender's published price for a loan, as its page shows it.
 * @param lender slug of its offer
 * @param today yyyy-mm-dd
 * @returns undefined when the list has no such lender
 */
export function lenderPrice(
  { offers, activeIds }: OfferList,
  lender: string,
  loan: PricedRequest,
  { today, pack }: { today: string; pack: RulePack | null },
): LenderPrice | undefined {
  const offer = rankOffers(offers, activeIds).find(({ slug }) => slug === lender);
  if (!offer) return undefined;
  const quote = offer.isActive ? quoteOffer(withEvidence(offer, today), loan, pack) : null;
  return { offer, quote, total: quote?.status === 'priced' ? quote.total : null };
}
