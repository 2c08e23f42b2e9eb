import { useCallback, useDeferredValue, useMemo } from 'react';
import { arrangeOffers, defaultSort, matchesFilters, type OfferSort } from '#domain/offers/arrange-offers.ts';
import type { LoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { useSame } from '#app/ui/use-same.ts';
import { useSettled } from '#app/ui/use-settled.ts';
import { keepOrder } from './keep-order.ts';
import type { LoanPageData } from './offers-page-data.ts';
import type { OfferView, ServedOffer } from './offer-view.ts';

const REST_MS = 150;
const noFilters = { repayment: [], zero: false };

export type ArrangedOffersList = {
  /** the amount and term the list already shows */
  request: LoanRequest;
  /** a slider moves: what stands far below it may wait */
  isMoving: boolean;
  /** the order in force */
  sort: OfferSort;
  /** before the filters, for their counts */
  all: readonly ServedOffer[];
  /** in the right order, that of their places */
  served: readonly ServedOffer[];
  /** the same as they stand on the page: no card moves away under the eyes of who moves the slider */
  shown: readonly ServedOffer[];
  unserved: readonly ServedOffer[];
  unavailable: readonly OfferView[];
};

/**
 * The offers for what is asked. While a slider moves, the list follows when the browser has time, the slider at once;
 * the order follows when it rests. The same object while nothing of it changes.
 */
export function useArrangedOffers(data: LoanPageData, query: LoanQuery): ArrangedOffersList {
  const { offers, rulePack: pack, claims } = data;
  const request = useDeferredValue(useSame(query.request));
  const rested = useSettled(request, REST_MS);
  const isMoving = rested !== request;
  const sort = query.sort ?? defaultSort(claims);
  const filters = useSame(query.filters);

  const arrange = useCallback(
    (asked: LoanRequest) => arrangeOffers({ offers, request: asked, pack, sort, filters: noFilters, claims }),
    [offers, pack, sort, claims],
  );
  const now = useMemo(() => arrange(request), [arrange, request]);
  const before = useMemo(() => (isMoving ? arrange(rested).served : null), [arrange, rested, isMoving]);

  return useMemo(() => {
    const served = now.served.filter(({ offer }) => matchesFilters(offer, filters));
    return {
      request,
      isMoving,
      sort,
      all: now.served,
      served,
      shown: before === null ? served : keepOrder(served, before),
      unserved: now.unserved.filter(({ offer }) => matchesFilters(offer, filters)),
      unavailable: now.unavailable.filter((offer) => matchesFilters(offer, filters)),
    };
  }, [request, isMoving, sort, now, before, filters]);
}
