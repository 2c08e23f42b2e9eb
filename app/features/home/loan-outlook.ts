import type { RulePack } from '#domain/law/rule-pack.ts';
import { legalMaximum } from '#domain/law/legal-maximum.ts';
import { termDays } from '#domain/loan/term.ts';
import { arrangeOffers, type QuotedOffer } from '#domain/offers/arrange-offers.ts';
import { comparedPrices, currentPrices } from '#domain/offers/compared-prices.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import type { LegalMaximum, OfferQuote } from '#domain/offers/offer-quote.ts';
import type { HeroOffer } from './hero-offer.ts';

export type PricedOffer = { offer: HeroOffer; quote: Extract<OfferQuote, { status: 'priced' }> };

/** What a loan costs, as far as it is known: all that the hero says. */
export type LoanOutlook = {
  /** those with a price of today by what is paid back, then those with an old one */
  priced: PricedOffer[];
  /** how many of them have a price of today */
  currentCount: number;
  /** what may be told in a sentence: the only price of today, or three and more that compare, by what is paid back */
  told: PricedOffer[];
  unpricedCount: number;
  unservedCount: number;
  /** null above the sums the small-credit ceilings cover */
  maximum: LegalMaximum | null;
};

/** @param pack the rules in force, null where none are prepared */
export function loanOutlook(
  offers: readonly HeroOffer[],
  request: LoanRequest,
  pack: RulePack | null,
): LoanOutlook {
  const filters = { repayment: [], zero: false };
  const { served, unserved } = arrangeOffers({
    offers,
    request,
    pack,
    sort: 'total',
    filters,
    claims: 'sourced',
  });
  const priced = served.filter(isPriced);
  const current = currentPrices(priced);
  return {
    priced,
    currentCount: current.length,
    told: current.length === 1 ? current : comparedPrices(priced),
    unpricedCount: served.length - priced.length,
    unservedCount: unserved.length,
    maximum: legalMaximum(request.principal, termDays(request.term), pack),
  };
}

function isPriced(quoted: QuotedOffer<HeroOffer>): quoted is PricedOffer {
  return quoted.quote.status === 'priced';
}
