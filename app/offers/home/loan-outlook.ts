import { legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { termDays } from '#domain/loan/term.ts';
import { rankOffers, type QuotedOffer } from '#domain/offers/rank-offers.ts';
import { currentPrices } from '#domain/offers/compared-prices.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import type { LegalMaximum } from '#domain/law/legal-maximum-schema.ts';
import type { HeroOffer } from './hero-offer.ts';

type PricedOffer = { offer: HeroOffer; quote: Extract<OfferQuote, { status: 'priced' }> };

/** Cost of a loan, as far as it is known: the content of the hero. */
export type LoanOutlook = {
  /** first of the list's offers with a current price; null: no price is known */
  first: PricedOffer | null;
  /** lenders of the list that do not give this amount or term */
  unserved: QuotedOffer<HeroOffer>[];
  /** null above the amounts covered by the small-credit ceilings */
  maximum: LegalMaximum | null;
};

/** @param pack the rules in force, null if the country has none prepared */
export function loanOutlook(
  offers: readonly HeroOffer[],
  request: LoanRequest,
  pack: RulePack | null,
): LoanOutlook {
  const { served, unserved } = rankOffers({
    offers,
    request,
    pack,
    sort: 'total',
    filters: { repayment: [], zero: false },
    claims: 'sourced',
  });
  return {
    first: currentPrices(served)[0] ?? null,
    unserved,
    maximum: legalMaximum(request.principal, termDays(request.term), pack),
  };
}
