import { useDeferredValue, useMemo } from 'react';
import { arrangeOffers, defaultSort, matchesFilters } from '#domain/offers/arrange-offers.ts';
import type { LoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanPageData } from './offers-page-data.ts';
import { useSettled } from '#app/ui/use-settled.ts';

const REST_MS = 150;
const noFilters = { repayment: [], zero: false };

/**
 * The offers for what is asked. While a slider moves, the list follows when the browser has time, the slider at once.
 * @returns `all` before the filters, for their counts; `request` the amount and term that the list already shows, `isMoving` until they rest
 */
export function useArrangedOffers(data: LoanPageData, query: LoanQuery) {
  const { offers, rulePack: pack, claims } = data;
  const { principal, term, purpose } = query.request;
  // The same object while its values stay the same: cards that show it are then left alone.
  const asked = useMemo(
    () => ({ principal, term: { count: term.count, unit: term.unit }, purpose }),
    [principal, term.count, term.unit, purpose],
  );
  const request = useDeferredValue(asked);
  const isMoving = useSettled(request, REST_MS) !== request;
  const sort = query.sort ?? defaultSort(claims);

  const all = useMemo(
    () => arrangeOffers({ offers, request, pack, sort, filters: noFilters, claims }),
    [offers, request, pack, sort, claims],
  );
  const { filters } = query;
  return {
    request,
    isMoving,
    sort,
    all: all.served,
    served: all.served.filter(({ offer }) => matchesFilters(offer, filters)),
    unserved: all.unserved.filter(({ offer }) => matchesFilters(offer, filters)),
    unavailable: all.unavailable.filter((offer) => matchesFilters(offer, filters)),
  };
}
