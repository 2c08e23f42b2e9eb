import { provenIdentity } from '#domain/offers/lenders/lender-identity.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import { citedDate } from '#domain/base/text/cited-date.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';
import type { LenderPageData } from './lender-page-data.ts';

type Lender = Pick<LenderPageData, 'eyebrow' | 'texts'>;

/**
 * Returns the picture of a lender: its identity, and how much is known of its price, with the date; never the price, which may
 * change after the picture was shared.
 * @param record null: no offer is known
 */
export function lenderCard(
  { eyebrow, texts }: Lender,
  record: Offer | null,
  view: Pick<OfferView, 'price' | 'priceTag'> | undefined,
): ShareCard {
  const { legalName, registers } = record ? provenIdentity(record) : { legalName: null, registers: null };
  return {
    eyebrow: eyebrow ?? 'Creditor',
    title: texts.h1,
    drawing: {
      kind: 'facts',
      facts: [
        { label: 'Cine împrumută', value: legalName?.value ?? 'Nu avem denumirea firmei' },
        { label: 'Registrul', value: registers?.value[0] ?? 'Nu avem numărul de registru' },
        { label: 'Ce știm despre preț', value: priceInWords(view) },
      ],
    },
    note: `Pagina creditorului, actualizată la ${formatDate(texts.updated)}`,
  };
}

function priceInWords(view: Pick<OfferView, 'price' | 'priceTag'> | undefined): string {
  if (!view?.price || view.priceTag === null) return 'Nu avem prețul';
  return `${capitalized(view.priceTag)}${citedDate({ ...view.price.source, name: view.priceTag })}`;
}

function capitalized(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('ro') + text.slice(1);
}
