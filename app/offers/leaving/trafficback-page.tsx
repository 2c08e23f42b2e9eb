import type { OffersPageTexts } from '#domain/texts/schemas/offers-page-schema.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ChoiceList } from '#app/ui/choice-list.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import './trafficback-page.css';

export type TrafficbackTexts = OffersPageTexts['trafficback'];

/** Where a visitor lands whose offer is closed or unknown: what happened and where to go. */
export function TrafficbackPage({ texts }: { texts: TrafficbackTexts }) {
  return (
    <div className="trafficback wrap">
      <PageHead title={texts.title} description={texts.description} isListed={false} />
      <Breadcrumbs current="Ofertă închisă" />
      <h1>{texts.title}</h1>
      <p className="lede">{texts.text}</p>
      <ChoiceList choices={texts.choices} />
    </div>
  );
}
