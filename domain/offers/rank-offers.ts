import type { OfferClaims } from '#domain/law/countries/country.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LoanRequest, PricedRequest } from '#domain/loan/loan-request.ts';
import { groupOfOffer, offerGroups } from './offer-groups.ts';
import type { OfferQuote } from './offer-quote.ts';
import type { LeadFigures, OfferRecord, Repayment } from './offer.ts';
import { quoterFor, type QuotableOffer } from './quote-offer.ts';

/** What a list is ordered by; the words in addresses (`ordine=…`). `nume` is the feed's own order. */
export const offerSorts = ['total', 'dae', 'rata', 'nume'] as const;
export type OfferSort = (typeof offerSorts)[number];

/** Which offers are wanted. No repayment named means any; `zero`: only those with an interest-free first loan. */
export type OfferFilters = { repayment: readonly Repayment[]; zero: boolean };

/** What ranking needs to know of an offer. The payout of a lender is not among it, and must never be. */
export type RankableOffer = QuotableOffer & Pick<OfferRecord, 'isActive'> & Pick<LeadFigures, 'firstLoan'>;

export type QuotedOffer<T> = { offer: T; quote: OfferQuote };

export type RankedOffers<T> = {
  /** can be taken for this amount and term: group by group (offer-groups.ts), prices in the chosen order */
  served: QuotedOffer<T>[];
  /** lent, but not for this amount or term; the quote says why */
  unserved: QuotedOffer<T>[];
  /** listed for its review page only */
  unavailable: T[];
};

/**
 * The offers of one answer: what can be taken, what can not and why, and in which order. Groups never mix: an old price does not
 * stand before one of today, however low it is. Only in `spec` mode the feed's own order has no groups.
 * @param input.offers in the base order, from baseOrder
 * @param input.sort null for the country's usual order (see defaultSort)
 * @returns every offer that passes the filters, once; equal ones keep the base order
 */
export function rankOffers<T extends RankableOffer>(input: {
  offers: readonly T[];
  request: PricedRequest;
  pack: RulePack | null;
  sort: OfferSort | null;
  filters: OfferFilters;
  claims: OfferClaims;
}): RankedOffers<T> {
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

/** The default order: by the total to pay back, or in `spec` mode the feed's own. */
export function defaultSort(claims: OfferClaims): OfferSort {
  return claims === 'spec' ? 'nume' : 'total';
}

/** Whether an offer passes the filters. A value without a source matches no filter. */
export function matchesFilters(
  { firstLoan, evidence }: Pick<RankableOffer, 'firstLoan' | 'evidence'>,
  { repayment, zero }: OfferFilters,
): boolean {
  if (zero && firstLoan === null) return false;
  return (
    repayment.length === 0 || evidence.products.some(({ kind }) => kind !== null && repayment.includes(kind))
  );
}

type Asked = { sort: OfferSort; principal: LoanRequest['principal'] };

const groups = Object.keys(offerGroups);

/** Each is placed once, and not once for each other it is compared with: a slider asks for it at every step. */
function inOrder<T extends RankableOffer>(served: readonly QuotedOffer<T>[], asked: Asked): QuotedOffer<T>[] {
  return served
    .map((quoted) => {
      const group = groupOfOffer(quoted.offer, quoted.quote, asked.principal);
      return { quoted, group: groups.indexOf(group), place: placeOf(quoted, asked) };
    })
    .toSorted((a, b) => a.group - b.group || a.place - b.place)
    .map(({ quoted }) => quoted);
}

function placeOf({ quote }: QuotedOffer<unknown>, { sort }: Asked): number {
  // Equal places keep the base order, which is by name.
  if (quote.status !== 'priced' || sort === 'nume') return 0;
  if (sort === 'total') return quote.total;
  return sort === 'dae' ? quote.aprPercent : quote.instalments.amount;
}
