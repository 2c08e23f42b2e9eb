import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import type { OffersTexts } from './offers-page-data.ts';

type BeyondLendersProps = { texts: OffersTexts['beyond']; request: LoanRequest };

/** The answer to what no lender is known to give, which is a road and no mistake. */
export function BeyondLenders({ texts, request }: BeyondLendersProps) {
  return (
    <p>
      {texts.text} <a href={`/drumuri/${writeLoanQuery({ request })}`}>{texts.link}</a>
    </p>
  );
}
