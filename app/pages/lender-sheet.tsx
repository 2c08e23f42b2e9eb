import { LenderFigures } from '#app/offers/lender/lender-figures.tsx';
import { LenderSheetPage } from '#app/offers/lender/lender-sheet-page.tsx';
import { OfferSources } from '#app/offers/shared/offer/offer-notes.tsx';
import type { LenderSheetData } from './lender-sheet.data.ts';

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
