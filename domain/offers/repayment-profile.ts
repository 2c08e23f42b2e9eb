import type { PriceTerms } from '#domain/evidence/product-schema.ts';
import type { KnownProduct } from '#domain/evidence/offer-evidence.ts';
import type { LoanRequest, RepaymentProfile } from './loan-request.ts';
import type { OfferQuote, RepaymentDifference } from './offer-quote.ts';

/** How a request wants the money given back: days once, at the end; months in instalments, unless it says otherwise. */
export function askedProfile({ term, profile }: Pick<LoanRequest, 'term' | 'profile'>): RepaymentProfile {
  return term.unit === 'days' ? 'once' : (profile ?? 'instalments');
}

/**
 * What a product is computed with. A line is given back as one likes, so it is computed as asked, whichever way its own
 * example goes; a loan is given back in the one way its lender has.
 * @see docs/decisions/093-one-way-of-paying-back.md
 */
export function termsAsAsked(
  { kind, terms }: Pick<KnownProduct, 'kind'> & { terms: PriceTerms },
  profile: RepaymentProfile,
): PriceTerms {
  if (!isLine(kind, terms)) return terms;
  if (profile === 'once') return { ...terms, repayment: { kind: 'once' } };
  // The smallest payment of a line, where it is known, stays known.
  return terms.repayment.kind === 'once' ? { ...terms, repayment: { kind: 'equal', every: 'month' } } : terms;
}

/** How what is computed differs from what is asked, or from the product's own example. */
export function repaymentDifference(
  { kind, terms }: Pick<KnownProduct, 'kind'> & { terms: PriceTerms },
  profile: RepaymentProfile,
): RepaymentDifference | null {
  const own = terms.repayment.kind;
  if (own === 'once') {
    if (profile === 'once') return null;
    return isLine(kind, terms) ? 'credit-line' : 'single-payment';
  }
  if (isLine(kind, terms)) return 'credit-line';
  return profile === 'once' ? 'instalments' : null;
}

/** Whether a price is that of the way of paying back that was asked: a line is computed so, another loan is or is not. */
export function isPaidAsAsked({
  differs,
}: Pick<Extract<OfferQuote, { status: 'priced' }>, 'differs'>): boolean {
  return differs === null || differs === 'credit-line';
}

function isLine(kind: KnownProduct['kind'], { repayment }: PriceTerms): boolean {
  return kind === 'credit-line' || repayment.kind === 'revolving';
}
