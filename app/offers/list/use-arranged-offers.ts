import { useCallback, useDeferredValue, useMemo } from 'react';
import { rankOffers, defaultSort, matchesFilters, type OfferSort } from '#domain/offers/rank-offers.ts';
import type { LoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { isBeyondReach, knownReaches } from '#domain/offers/roads/known-reach.ts';
import { useOnScreen } from '#app/ui/use-on-screen.ts';
import { useSame } from '#app/ui/use-same.ts';
import { useSettled } from '#app/ui/use-settled.ts';
import { keepOrder } from './keep-order.ts';
import type { LoanPageData } from '#app/offers/shared/offer/loan-page-data.ts';
import type { OfferView, ServedOffer } from '#app/offers/shared/offer/offer-view.ts';

const REST_MS = 150;
// Marks the place after the list: lenders without an offer for this amount and term.
export const OTHERS = 'others';
const parts = {
  selector: `[data-offer], .${OTHERS}`,
  nameOf: (part: HTMLElement) => part.dataset['offer'] ?? OTHERS,
};
const noFilters = { repayment: [], zero: false };

export type ArrangedOffersList = {
  request: LoanRequest;
  /** the request once the slider rests, for parts that may lag behind */
  rested: LoanRequest;
  /** a slider moves: parts off the screen may wait */
  isMoving: boolean;
  /** while a slider moves: ids of the offers on the screen, and OTHERS */
  onScreen: ReadonlySet<string>;
  /** the current order */
  sort: OfferSort;
  /** before the filters, for their counts */
  all: readonly ServedOffer[];
  /** in the right order, for the positions */
  served: readonly ServedOffer[];
  /** the same offers as the page shows them: no card moves while the visitor moves the slider */
  shown: readonly ServedOffer[];
  unserved: readonly ServedOffer[];
  unavailable: readonly OfferView[];
  /** the lender is unknown: never offered */
  unidentified: readonly OfferView[];
  /** larger or longer than any lender is known to give */
  isBeyond: boolean;
};

/**
 * Returns the offers for the request. While a slider moves, the part on the screen follows at once; the order and the rest follow
 * when the slider rests. Returns the same object while nothing changes.
 */
export function useArrangedOffers(data: LoanPageData, query: LoanQuery): ArrangedOffersList {
  const { offers, rulePack: pack, claims } = data;
  const request = useSame(query.request);
  const rested = useDeferredValue(useSettled(request, REST_MS));
  const isMoving = rested !== request;
  const sort = query.sort ?? defaultSort(claims);
  const filters = useSame(query.filters);

  const arrange = useCallback(
    (asked: LoanRequest) => rankOffers({ offers, request: asked, pack, sort, filters: noFilters, claims }),
    [offers, pack, sort, claims],
  );
  const now = useMemo(() => arrange(request), [arrange, request]);
  const before = useMemo(
    () => (isMoving ? arrange(rested).served.filter(({ offer }) => matchesFilters(offer, filters)) : null),
    [arrange, rested, isMoving, filters],
  );
  // A slider changes the request at each step, and never the offers.
  const reaches = useMemo(() => knownReaches(offers), [offers]);
  const isBeyond = isBeyondReach(reaches, request);
  const onScreen = useOnScreen(parts, isMoving, now.served.length);

  return useMemo(() => {
    const served = now.served.filter(({ offer }) => matchesFilters(offer, filters));
    const shownUnavailable = now.unavailable.filter((offer) => matchesFilters(offer, filters));
    return {
      request,
      rested,
      isMoving,
      onScreen,
      sort,
      all: now.served,
      served,
      shown: before === null ? served : keepOrder(served, before, onScreen),
      unserved: now.unserved.filter(({ offer }) => matchesFilters(offer, filters)),
      unavailable: shownUnavailable.filter((offer) => !isUnidentified(offer)),
      unidentified: shownUnavailable.filter(isUnidentified),
      isBeyond,
    };
  }, [request, rested, isMoving, onScreen, sort, now, before, filters, isBeyond]);
}

function isUnidentified({ evidence }: OfferView): boolean {
  return evidence.identity === 'missing';
}
