import { LenderSheetPage } from '#app/features/lender/lender-sheet-page.tsx';
import { OfferSources } from '#app/shared/offer/offer-notes.tsx';
import type { LenderSheetData } from './lender-sheet.data.ts';
import { LenderFigures } from './lender.tsx';

/** /lenders/:id/ */
export function LenderSheetRoute({ data }: { data: LenderSheetData }) {
  const { sheet, offer, request, rulePack } = data;
  return (
    <LenderSheetPage
      data={sheet}
      figures={
        <>
          <LenderFigures offer={offer} request={request} rulePack={rulePack} />
          {offer && <OfferSources sources={offer.view.sources} />}
        </>
      }
    />
  );
}
