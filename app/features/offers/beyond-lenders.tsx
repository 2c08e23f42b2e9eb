import { useMemo } from 'react';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { isBeyondReach, knownReaches } from '#domain/roads/known-reach.ts';
import type { OfferView } from '#app/shared/offer/offer-view.ts';
import type { OffersTexts } from './offers-page-data.ts';

type BeyondLendersProps = {
  texts: OffersTexts['beyond'];
  offers: readonly OfferView[];
  request: LoanRequest;
};

/** The answer to what no lender is known to give, which is a road and no mistake; nothing where one is. */
export function BeyondLenders({ texts, offers, request }: BeyondLendersProps) {
  // A slider changes the request at each step, and the offers never.
  const reaches = useMemo(() => knownReaches(offers), [offers]);
  if (!isBeyondReach(reaches, request)) return null;
  return (
    <p className="offers-hint">
      {texts.text} <a href={`/drumuri/${writeLoanQuery({ request })}`}>{texts.link}</a>
    </p>
  );
}
