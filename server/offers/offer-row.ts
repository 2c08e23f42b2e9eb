import type { Offer } from '#domain/offers/offer.ts';
import { offerFigures, plainEntries, type OfferRow } from '#domain/offers/offer-fields.ts';

/** Every column of a row, in order. */
export const offerColumns = [
  ...plainEntries.map(([, { column }]) => column),
  'figures',
] as (keyof OfferRow)[];

/** An offer as its row keeps it. */
export function toOfferRow(offer: Offer): OfferRow {
  const plain = plainEntries.map(([name, { column }]) => [column, offer[name]]);
  return { ...Object.fromEntries(plain), figures: offerFigures(offer) } as OfferRow;
}

/** The offer a row keeps. */
export function toOffer(row: OfferRow): Offer {
  const plain = plainEntries.map(([name, { column }]) => [name, row[column as keyof OfferRow]]);
  return { ...Object.fromEntries(plain), ...row.figures } as Offer;
}
