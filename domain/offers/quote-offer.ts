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

/** What a quote needs to know of an offer. */
export type QuotableOffer = Pick<Offer, 'lenderKind'> & { evidence: OfferEvidence };

type Asked = {
  principal: Bani;
  term: Term;
  days: number;
  profile: RepaymentProfile;
  /** the most the law lets it cost, whoever lends; null: it sets no such ceiling */
  maximum: LegalMaximum | null;
  pack: RulePack | null;
};

/**
 * One offer for one visitor's amount and term: that of its products which serves it best. What its evidence does not cover
 * has no figure: an offer without a price, or whose largest sum or longest term nobody knows, is `unpriced`, as is one whose
 * DAE lies beyond what the equation's solver covers. A smallest sum that is not known excludes nobody.
 * A price above what the law allows is not published, and an old one is history: the lender's own of today is another. A
 * bank of another member state is outside that law. The ceiling itself is told of an IFN with its register number only.
 * @param pack the rules in force, null where none are prepared
 */
export function quoteOffer(offer: QuotableOffer, request: PricedRequest, pack: RulePack | null): OfferQuote {
  return quoterFor(request, pack)(offer);
}

/** Quotes each offer of a list as {@link quoteOffer}; what is the same for all is worked out once. */
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
  const told = isBoundByCeilings(offer) ? asked.maximum : null;
  const quotes = offer.evidence.products.map((product) => quoteProduct(product, offer, asked, told));
  const first = quotes.length > 1 ? quotes.toSorted((a, b) => placeOf(a) - placeOf(b))[0] : quotes[0];
  if (!first) return { status: 'unpriced', legalMaximum: told };
  if (first.status !== 'unserved' || quotes.length === 1) return first;
  const limits = quotes.flatMap((quote) =>
    quote.status === 'unserved' && 'year' in quote.reason ? [quote.reason] : [],
  );
  return limits.length === quotes.length
    ? { status: 'unserved', reason: { kind: 'products', limits } }
    : first;
}

/** Of several products the one that is paid back as asked and priced today comes first, then any that may be had at all. */
function placeOf(quote: OfferQuote): number {
  if (quote.status === 'unserved') return quote.reason.kind === 'over-legal-maximum' ? 5 : 4;
  if (quote.status === 'unpriced') return 3;
  if (quote.evidence === 'to-confirm') return 2;
  return isPaidAsAsked(quote) ? 0 : 1;
}

/** @param told the most the law lets it cost, where that may be told of this lender */
function quoteProduct(
  product: KnownProduct,
  offer: QuotableOffer,
  asked: Asked,
  told: LegalMaximum | null,
): OfferQuote {
  const { principal, days, profile } = asked;
  const covers = coverage(product, principal, days);
  if (typeof covers === 'object') return { status: 'unserved', reason: covers };
  const { terms: own, kind, tier, age, name } = product;
  if (own === null) return { status: 'unpriced', legalMaximum: told };

  const { leading: terms, other, differs } = waysOfPaying({ kind, terms: own }, profile);
  const { isAboveCeiling, aprPercent, ...way } = costOfWay(terms, offer, asked);
  const said = whatMayBeSaid({ tier, age, covers, isAboveCeiling });
  if (said === 'history' && covers === 'yes' && tier === 'A' && age === 'recent') {
    return { status: 'unserved', reason: { kind: 'over-legal-maximum' } };
  }
  if ((said !== 'current' && said !== 'to-confirm') || aprPercent === null) {
    return { status: 'unpriced', legalMaximum: told };
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
    legalMaximum: told,
  };
}

/** What a loan costs by some terms, and whether the law lets this lender ask for it. */
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

/** The same for a second figure: nothing where it can not be told. */
function lawfulWay(terms: PriceTerms, offer: QuotableOffer, asked: Asked): OtherWay | null {
  const { isAboveCeiling, aprPercent, ...way } = costOfWay(terms, offer, asked);
  return isAboveCeiling || aprPercent === null ? null : { ...way, aprPercent };
}

/**
 * Whether what is asked lies within what the product's evidence states. A smallest sum or shortest term that nobody states
 * excludes nobody; a largest sum or longest term that nobody states is not known, and never no limit.
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

// Above the sums with a daily ceiling, the law limits the DAE itself.
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
