import { computedTerm } from '#domain/loan/term.ts';
import type { PriceTerms } from '#domain/offers/evidence/product-schema.ts';
import type { KnownProduct } from './offer-evidence.ts';
import type { LoanRequest, RepaymentProfile } from '#domain/loan/loan-request.ts';
import type { OfferQuote, RepaymentDifference } from './offer-quote.ts';

/**
 * Returns the repayment of a request: days once, at the end; months in instalments, unless the request says otherwise or they are
 * short.
 */
export function askedProfile({ term, profile }: Pick<LoanRequest, 'term' | 'profile'>): RepaymentProfile {
  return computedTerm(term).unit === 'days' ? 'once' : (profile ?? 'instalments');
}

type WaysOfPaying = {
  /** terms of the main price */
  leading: PriceTerms;
  /** requested terms, if a line may be repaid so besides its own way */
  other: PriceTerms | null;
  differs: RepaymentDifference | null;
};

/**
 * Determines how a product is repaid. Its own repayment leads, whatever was requested; for a line, which may be repaid earlier,
 * the requested one is a second figure. A line that is drawn and repaid freely has no repayment of its own, and is computed as
 * requested.
 * @see docs/decisions/093-one-way-of-paying-back.md
 */
export function waysOfPaying(
  { kind, terms }: Pick<KnownProduct, 'kind'> & { terms: PriceTerms },
  profile: RepaymentProfile,
): WaysOfPaying {
  const own = terms.repayment.kind;
  const asked: PriceTerms['repayment'] =
    profile === 'once' ? { kind: 'once' } : { kind: 'equal', every: 'month' };
  if (own === 'revolving') {
    // The minimum payment of a line stays known, where it is.
    const leading = profile === 'once' ? { ...terms, repayment: asked } : terms;
    return { leading, other: null, differs: 'credit-line' };
  }
  const isLine = kind === 'credit-line';
  if ((own === 'once') === (profile === 'once')) {
    return { leading: terms, other: null, differs: isLine && own === 'equal' ? 'credit-line' : null };
  }
  return {
    leading: terms,
    other: isLine ? { ...terms, repayment: asked } : null,
    differs: own === 'once' ? 'single-payment' : 'instalments',
  };
}

/** Tells whether a price is repaid as requested: by the product's own repayment, or by a line computed as requested. */
export function isPaidAsAsked({
  differs,
}: Pick<Extract<OfferQuote, { status: 'priced' }>, 'differs'>): boolean {
  return differs === null || differs === 'credit-line';
}
