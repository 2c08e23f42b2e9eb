import { cardName, type ShareCard } from '#domain/texts/pages/share-card.ts';
import { LenderFigures } from '#app/offers/lender/lender-figures.tsx';
import { LenderPage } from '#app/offers/lender/lender-page.tsx';
import type { LenderPageData } from '#app/offers/lender/lender-page-data.ts';
import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';

export type LenderData = {
  page: LenderPageData;
  /** null while the offer can not be taken from this site */
  offer: { view: OfferView; quote: OfferQuote } | null;
  request: LoanRequest;
  rulePack: RulePack | null;
  /** the picture of its link */
  shareCard: ShareCard;
};

/** Shows /credit-nevoi-personale/:slug/ */
export function LenderRoute({ data }: { data: LenderData }) {
  const { page, offer, request, rulePack, shareCard } = data;
  return (
    <LenderPage
      data={page}
      picture={cardName(page.path, shareCard)}
      figures={<LenderFigures {...{ offer, request, rulePack }} costs={page.costOverTime} />}
    />
  );
}
