import type { RulePack } from '#domain/law/rule-pack.ts';
import { arrangeOffers, type ArrangeableOffer, type QuotedOffer } from '#domain/offers/arrange-offers.ts';
import { currentPrices } from '#domain/offers/compared-prices.ts';
import { listCensus } from '#domain/offers/list-census.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';

/** What became of the open offers for one request: the steps of /process/, with their real numbers. */
export type Matching<T> = {
  /** open today */
  open: number;
  /** of them, those that can be taken for this amount and term */
  served: number;
  /** of these, those that a source of the last 12 months says to give the loan: the number in titles of lists */
  confirmed: number;
  /** with a price of today */
  priced: number;
  /** open, but not for this amount or term; the quote says why */
  unserved: QuotedOffer<T>[];
};

/** Sorts the offers as /offers/ does, and counts. */
export function matchOffers<T extends ArrangeableOffer>(
  offers: readonly T[],
  request: Pick<LoanRequest, 'principal' | 'term'>,
  pack: RulePack | null,
): Matching<T> {
  const { served, unserved } = arrangeOffers({
    offers,
    request,
    pack,
    sort: null,
    claims: 'sourced',
    filters: { repayment: [], zero: false },
  });
  return {
    open: served.length + unserved.length,
    served: served.length,
    confirmed: listCensus(served).confirmed,
    priced: currentPrices(served).length,
    unserved,
  };
}
