import type { RulePack } from '#domain/law/rule-pack.ts';
import { rankOffers, type RankableOffer, type QuotedOffer } from '#domain/offers/rank-offers.ts';
import { currentPrices } from '#domain/offers/compared-prices.ts';
import { listCensus } from '#domain/offers/list-census.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';

/** Result of matching the open offers with one request: the steps of /process/, with their real numbers. */
export type Matching<T> = {
  /** open today */
  open: number;
  /** of them, those available for this amount and term */
  served: number;
  /** of these, those whose source of the last 12 months confirms the loan: the number in titles of lists */
  confirmed: number;
  /** with a current price */
  priced: number;
  /** available, but not for this amount or term; the quote has the reason */
  unserved: QuotedOffer<T>[];
};

/** Sorts the offers like /offers/, and counts them. */
export function matchOffers<T extends RankableOffer>(
  offers: readonly T[],
  request: Pick<LoanRequest, 'principal' | 'term'>,
  pack: RulePack | null,
): Matching<T> {
  const { served, unserved } = rankOffers({
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
