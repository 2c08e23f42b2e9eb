import type { Selectable } from 'kysely';
import type { Offer } from '#domain/offers/offer.ts';
import type { OffersTable } from '#server/db/tables/offers-tables.ts';
import type { OfferFigures } from './offer-figures.ts';

/** The columns of one offer, without what the table keeps for itself. */
export type OfferRow = Omit<Selectable<OffersTable>, 'seed_hash' | 'updated_at'>;

/** An offer as its row keeps it. */
export function toOfferRow(offer: Offer): OfferRow {
  return {
    country: offer.country,
    id: offer.id,
    slug: offer.slug,
    header: offer.header,
    stars: offer.stars,
    field2_value: offer.field2,
    field4_value: offer.field4,
    tags: offer.tags,
    asnef_value: offer.asnef,
    product_type: offer.productType,
    lender_link: offer.lenderLink,
    url: offer.url,
    is_active: offer.isActive,
    lender_kind: offer.lenderKind,
    figures: offerFigures(offer),
  };
}

/** The offer a row keeps. */
export function toOffer(row: OfferRow): Offer {
  return {
    id: row.id,
    country: row.country,
    slug: row.slug,
    header: row.header,
    stars: row.stars,
    field2: row.field2_value,
    field4: row.field4_value,
    tags: row.tags,
    asnef: row.asnef_value,
    productType: row.product_type,
    lenderLink: row.lender_link,
    url: row.url,
    isActive: row.is_active,
    lenderKind: row.lender_kind,
    ...row.figures,
  };
}

/** The part of an offer that has sources. */
export function offerFigures(offer: Offer): OfferFigures {
  const { legalName, registers, repayment, amount, term, price, firstLoan, conditions, example } = offer;
  return { legalName, registers, repayment, amount, term, price, firstLoan, conditions, example };
}
