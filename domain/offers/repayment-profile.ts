import { computedTerm } from '#domain/loan/term.ts';
import type { PriceTerms } from '#domain/offers/evidence/product-schema.ts';
import type { KnownProduct } from './offer-evidence.ts';
import type { LoanRequest, RepaymentProfile } from '#domain/loan/loan-request.ts';
import type { OfferQuote, RepaymentDifference } from './offer-quote.ts';

/** How a request wants the money given back: days once, at the end; months in instalments, unless it says otherwise or they are short. */
export function askedProfile({ term, profile }: Pick<LoanRequest, 'term' | 'profile'>): RepaymentProfile {
  return computedTerm(term).unit === 'days' ? 'once' : (profile ?? 'instalments');
}

type WaysOfPaying = {
  /** what its price is computed with, and leads with */
  leading: PriceTerms;
  /** the way that was asked, where a line may be paid so besides its own way */
  other: PriceTerms | null;
  differs: RepaymentDifference | null;
};

/**
 * How a product is paid back. Its own way leads, whatever was asked; of a line, which may be given back sooner, the way asked is a
 * second figure. A line that is drawn and paid as one likes has no one way of its own, and is computed as asked.
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
    // The smallest payment of a line, where it is known, stays known.
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

/** Whether a price is that of the way of paying back that was asked: its own way, or a line that is computed as asked. */
export function isPaidAsAsked({
  differs,
}: Pick<Extract<OfferQuote, { status: 'priced' }>, 'differs'>): boolean {
  return differs === null || differs === 'credit-line';
}
