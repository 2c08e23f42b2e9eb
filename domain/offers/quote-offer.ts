import type { KnownProduct, OfferEvidence } from './offer-evidence.ts';
import { loanCost } from '#domain/offers/evidence/loan-payments.ts';
import { whatMayBeSaid } from '#domain/offers/evidence/what-may-be-said.ts';
import { isBoundByCeilings } from '#domain/offers/lenders/lender-identity.ts';
import { legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { computedTerm, termDays, type Term } from '#domain/loan/term.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import type { PricedRequest, RepaymentProfile } from '#domain/loan/loan-request.ts';
import type { OfferQuote, OtherWay, ProductLimit } from './offer-quote.ts';
import type { LegalMaximum } from '#domain/law/legal-maximum-schema.ts';
import type { PriceTerms } from '#domain/offers/evidence/product-schema.ts';
import type { Offer } from './offer.ts';
import { askedProfile, isPaidAsAsked, waysOfPaying } from './repayment-profile.ts';

/** Data of an offer required for a quote. */
export type QuotableOffer = Pick<Offer, 'lenderKind'> & { evidence: OfferEvidence };

type Asked = {
  principal: Bani;
  term: Term;
  days: number;
  profile: RepaymentProfile;
  /** highest legal cost, whoever lends; null: the law sets no such ceiling */
  maximum: LegalMaximum | null;
  pack: RulePack | null;
};

/**
 * Quotes one offer for a visitor's amount and term: the product that serves the request best. Evidence that does not cover the
 * request gives no figure: an offer without a price, or with an unknown maximum amount or term, is `unpriced`, as is one whose
 * DAE is beyond the solver's range. An unknown minimum excludes no request. A price above the legal maximum is not published, and
 * an old one is history: the lender's current price is another one. A bank of another member state is outside that law. The
 * ceiling itself is stated only for an IFN with its register number.
 * @param pack rules in force, null without prepared ones
 */
export function quoteOffer(offer: QuotableOffer, request: PricedRequest, pack: RulePack | null): OfferQuote {
  return quoterFor(request, pack)(offer);
}

/** Quotes each offer of a list like {@link quoteOffer}; results shared by all offers are computed once. */
export function quoterFor(
  request: PricedRequest,
  pack: RulePack | null,
): (offer: QuotableOffer) => OfferQuote {
  const { principal } = request;
  const term = computedTerm(request.term);
  const days = termDays(term);
  const asked = {
    principal,
    term,
    days,
    profile: askedProfile(request),
    maximum: legalMaximum(principal, days, pack),
    pack,
  };
  return (offer) => quoteAsAsked(offer, asked);
}

function quoteAsAsked(offer: QuotableOffer, asked: Asked): OfferQuote {
  const maximum = isBoundByCeilings(offer) ? asked.maximum : null;
  const quotes = offer.evidence.products.map((product) => quoteProduct(product, offer, asked, maximum));
  const first = quotes.length > 1 ? quotes.toSorted((a, b) => placeOf(a) - placeOf(b))[0] : quotes[0];
  if (!first) return { status: 'unpriced', legalMaximum: maximum };
  if (first.status !== 'unserved' || quotes.length === 1) return first;
  const limits = quotes.flatMap((quote) =>
    quote.status === 'unserved' && 'year' in quote.reason ? [quote.reason] : [],
  );
  return limits.length === quotes.length
    ? { status: 'unserved', reason: { kind: 'products', limits } }
    : first;
}

/** Ranks the quotes of several products: first one repaid as requested with a current price, then any that is available. */
function placeOf(quote: OfferQuote): number {
  if (quote.status === 'unserved') return quote.reason.kind === 'over-legal-maximum' ? 5 : 4;
  if (quote.status === 'unpriced') return 3;
  if (quote.evidence === 'to-confirm') return 2;
  return isPaidAsAsked(quote) ? 0 : 1;
}

/** @param maximum highest legal cost, if it may be stated for this lender */
function quoteProduct(
  product: KnownProduct,
  offer: QuotableOffer,
  asked: Asked,
  maximum: LegalMaximum | null,
): OfferQuote {
  const { principal, days, profile } = asked;
  const covers = coverage(product, principal, days);
  if (typeof covers === 'object') return { status: 'unserved', reason: covers };
  const { terms: own, kind, tier, age, name } = product;
  if (own === null) return { status: 'unpriced', legalMaximum: maximum };

  const { leading: terms, other, differs } = waysOfPaying({ kind, terms: own }, profile);
  const { isAboveCeiling, aprPercent, ...way } = costOfWay(terms, offer, asked);
  const said = whatMayBeSaid({ tier, age, covers, isAboveCeiling });
  if (said === 'history' && covers === 'yes' && tier === 'A' && age === 'recent') {
    return { status: 'unserved', reason: { kind: 'over-legal-maximum' } };
  }
  if ((said !== 'current' && said !== 'to-confirm') || aprPercent === null) {
    return { status: 'unpriced', legalMaximum: maximum };
  }
  return {
    status: 'priced',
    product: name,
    terms,
    ...way,
    aprPercent,
    evidence: said,
    differs,
    other: other && lawfulWay(other, offer, asked),
    legalMaximum: maximum,
  };
}

/** Computes the cost of a loan by some terms, and whether the law allows it to this lender. */
function costOfWay(
  terms: PriceTerms,
  { lenderKind }: QuotableOffer,
  { principal, term, maximum, pack }: Asked,
): Omit<OtherWay, 'aprPercent'> & { aprPercent: number | null; isAboveCeiling: boolean } {
  const { fees, total, cost, payments, aprPercent } = loanCost(terms, { principal, term });
  const { amount } = payments[0];
  const last = payments.at(-1)?.amount ?? amount;
  const areUneven = fees + amount * (payments.length - 1) + last !== total;
  return {
    total,
    cost,
    instalments: { count: payments.length, amount, last, areUneven },
    aprPercent,
    isAboveCeiling: lenderKind !== 'foreign-bank' && isAboveTheLaw(cost, aprPercent, maximum, pack),
  };
}

/** Computes the second figure; null if it may not be shown. */
function lawfulWay(terms: PriceTerms, offer: QuotableOffer, asked: Asked): OtherWay | null {
  const { isAboveCeiling, aprPercent, ...way } = costOfWay(terms, offer, asked);
  return isAboveCeiling || aprPercent === null ? null : { ...way, aprPercent };
}

/**
 * Tells whether the request is within the limits of the product's evidence. An unknown minimum excludes no request; an unknown
 * maximum is unknown, and never means no limit.
 */
function coverage(
  { name, amount, term, years }: KnownProduct,
  principal: Bani,
  days: number,
): 'yes' | 'unknown' | ProductLimit {
  const { min, max } = amount;
  const { minDays, maxDays } = term;
  const product = name ?? undefined;
  const ofAmount = { product, year: years.amount };
  const ofTerm = { product, year: years.term };
  if (min !== null && principal < min) return { kind: 'amount-below', min, ...ofAmount };
  if (max !== null && principal > max) return { kind: 'amount-above', max, ...ofAmount };
  if (minDays !== null && days < minDays) return { kind: 'term-below', minDays, ...ofTerm };
  if (maxDays !== null && days > maxDays) return { kind: 'term-above', maxDays, ...ofTerm };
  return max === null || maxDays === null ? 'unknown' : 'yes';
}

// Above the amounts with a daily ceiling, the law limits the DAE itself.
function isAboveTheLaw(
  cost: Bani,
  apr: number | null,
  maximum: LegalMaximum | null,
  pack: RulePack | null,
): boolean {
  if (maximum !== null) return cost > maximum.cost;
  const cap = pack?.generalAprCapPercent?.value;
  return cap !== undefined && (apr === null || apr > cap);
}
