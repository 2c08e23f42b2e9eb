import { LenderFigures } from '#app/offers/lender/lender-figures.tsx';
import { LenderSheetPage, type LenderSheetPageData } from '#app/offers/lender/lender-sheet-page.tsx';
import { OfferSources } from '#app/offers/shared/offer/offer-notes.tsx';
import type { LenderData } from './lender.tsx';

export type LenderSheetData = Pick<LenderData, 'offer' | 'request' | 'rulePack'> & {
  sheet: LenderSheetPageData;
};

/** Shows /lenders/:id/ */
export function LenderSheetRoute({ data }: { data: LenderSheetData }) {
  const { sheet, offer, request, rulePack } = data;
  return (
    <LenderSheetPage
      data={sheet}
      figures={
        <>
          <LenderFigures {...{ offer, request, rulePack }} costs={null} />
          {offer && <OfferSources sources={offer.view.sources} />}
        </>
      }
    />
  );
}
