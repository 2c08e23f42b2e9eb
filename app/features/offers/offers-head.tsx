import { listCensus } from '#domain/offers/list-census.ts';
import { countedInWords } from '#app/shared/offer/offers-title.ts';
import type { ServedOffer } from '#app/shared/offer/offer-view.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { OfferCensus } from './offer-census.tsx';

type OffersHeadProps = {
  title: string;
  /** the offers the title is about; null: nothing is counted */
  served: readonly ServedOffer[] | null;
  /** how many lenders nobody has identified */
  missing: number;
  /** of the page that holds the whole list, where this one does not */
  listHref: string;
};

/** The title, of how many lenders it counts some, and what is known of their prices. */
export function OffersHead({ title, served, missing, listHref }: OffersHeadProps) {
  const census = served && listCensus(served);
  return (
    <div className="wrap offers-head">
      <Breadcrumbs current="Oferte" />
      <h1>{title}</h1>
      {census && served.length > 0 && (
        <p className="fine">{countedInWords({ confirmed: census.confirmed, served: served.length })}</p>
      )}
      {census && <OfferCensus census={{ ...census, missing }} listHref={listHref} />}
    </div>
  );
}
