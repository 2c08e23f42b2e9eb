import type { OfferClaims } from '#domain/countries/country.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LoanRequest, PricedRequest } from './loan-request.ts';
import type { OfferQuote } from './offer-quote.ts';
import type { Offer, Repayment } from './offer.ts';
import { quoterFor, type QuotableOffer } from './quote-offer.ts';
import { isPaidAsAsked } from './repayment-profile.ts';

/** What a list is ordered by; the words in addresses (`ordine=…`). `nume` is the feed's own order. */
export const offerSorts = ['total', 'dae', 'rata', 'nume'] as const;
export type OfferSort = (typeof offerSorts)[number];

/** Which offers are wanted. No repayment named means any; `zero`: only those with an interest-free first loan. */
export type OfferFilters = { repayment: readonly Repayment[]; zero: boolean };

/** What arranging needs to know of an offer. The payout of a lender is not among it, and must never be. */
export type ArrangeableOffer = QuotableOffer & Pick<Offer, 'isActive' | 'firstLoan'>;

export type QuotedOffer<T> = { offer: T; quote: OfferQuote };

export type ArrangedOffers<T> = {
  /** can be taken for this amount and term: prices of today in the chosen order, then those to confirm, then no price */
  served: QuotedOffer<T>[];
  /** lent, but not for this amount or term; the quote says why */
  unserved: QuotedOffer<T>[];
  /** listed for its review page only */
  unavailable: T[];
};

/**
 * The offers of one answer: what can be taken, what can not and why, and in which order. An old price never stands before
 * one of today, however low it is, nor one paid back otherwise before one that was asked for; of lenders without a price
 * those known to give the sum come first. Only in `spec` mode the feed's own order mixes them.
 * @param input.offers in the base order, from rankOffers
 * @param input.sort null for the country's usual order (see defaultSort)
 * @returns every offer that passes the filters, once; equal ones keep the base order
 */
export function arrangeOffers<T extends ArrangeableOffer>(input: {
  offers: readonly T[];
  request: PricedRequest;
  pack: RulePack | null;
  sort: OfferSort | null;
  filters: OfferFilters;
  claims: OfferClaims;
}): ArrangedOffers<T> {
  const wanted = input.offers.filter((offer) => matchesFilters(offer, input.filters));
  const quoteFor = quoterFor(input.request, input.pack);
  const quoted = wanted.filter((offer) => offer.isActive).map((offer) => ({ offer, quote: quoteFor(offer) }));
  const served = quoted.filter(({ quote }) => quote.status !== 'unserved');
  const sort = input.sort ?? defaultSort(input.claims);
  return {
    served:
      sort === 'nume' && input.claims === 'spec'
        ? served
        : inOrder(served, { sort, principal: input.request.principal }),
    unserved: quoted.filter(({ quote }) => quote.status === 'unserved'),
    unavailable: wanted.filter((offer) => !offer.isActive),
  };
}

/** The order before the visitor chooses one: what is paid back, or in `spec` mode the feed's own. */
export function defaultSort(claims: OfferClaims): OfferSort {
  return claims === 'spec' ? 'nume' : 'total';
}

/** Whether an offer passes the filters. What has no source matches no filter that asks for it. */
export function matchesFilters(
  { firstLoan, evidence }: Pick<ArrangeableOffer, 'firstLoan' | 'evidence'>,
  { repayment, zero }: OfferFilters,
): boolean {
  if (zero && firstLoan === null) return false;
  return (
    repayment.length === 0 || evidence.products.some(({ kind }) => kind !== null && repayment.includes(kind))
  );
}

/** Whether a source of the last 12 months says that the lender gives this sum; unknown limits say nothing. */
export function isKnownToServe(
  { evidence }: Pick<ArrangeableOffer, 'evidence'>,
  principal: LoanRequest['principal'],
): boolean {
  return evidence.products.some(
    ({ age, amount: { min, max } }) =>
      age === 'recent' && max !== null && principal <= max && (min === null || principal >= min),
  );
}

type Asked = { sort: OfferSort; principal: LoanRequest['principal'] };

/** Each is placed once, and not once for each other it is compared with: a slider asks for it at every step. */
function inOrder<T extends ArrangeableOffer>(
  served: readonly QuotedOffer<T>[],
  asked: Asked,
): QuotedOffer<T>[] {
  return served
    .map((quoted) => ({ quoted, group: groupOf(quoted.quote), place: placeOf(quoted, asked) }))
    .toSorted((a, b) => a.group - b.group || a.place - b.place)
    .map(({ quoted }) => quoted);
}

/** Prices of today, then those to confirm, in each the ones paid back as asked first; then what has no price. */
function groupOf(quote: OfferQuote): number {
  if (quote.status !== 'priced') return 4;
  return (quote.evidence === 'current' ? 0 : 2) + (isPaidAsAsked(quote) ? 0 : 1);
}

function placeOf<T extends ArrangeableOffer>({ offer, quote }: QuotedOffer<T>, asked: Asked): number {
  if (quote.status !== 'priced') return isKnownToServe(offer, asked.principal) ? 0 : 1;
  const { sort } = asked;
  if (sort === 'nume') return 0;
  if (sort === 'total') return quote.total;
  return sort === 'dae' ? quote.aprPercent : quote.instalments.amount;
}
