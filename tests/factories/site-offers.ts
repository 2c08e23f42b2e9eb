import { withProducts } from '#domain/offers/offer-products.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { readEvidence } from '#server/texts/content/read-evidence.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';

/** Reads the offers the site starts with, with the products of their lenders' evidence. */
export async function siteOffers(): Promise<Offer[]> {
  const file = await findOffersFile('RO');
  return withProducts(file?.offers ?? [], readEvidence('content'));
}
