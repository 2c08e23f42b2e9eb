import { cardName } from '#domain/texts/pages/share-card.ts';
import { LenderFigures } from '#app/offers/lender/lender-figures.tsx';
import { LenderPage } from '#app/offers/lender/lender-page.tsx';
import type { LenderData } from './lender.data.ts';

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
