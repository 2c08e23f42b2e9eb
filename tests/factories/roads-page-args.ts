import { withProducts } from '#domain/evidence/offer-products.ts';
import { readEvidence } from '#server/evidence/read-evidence.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import type { PageArgs } from '#server/pages/page-contract.ts';
import { newPageArgs } from './page-args.ts';

const siteOffers = findOffersFile('RO').then((file) =>
  withProducts(file?.offers ?? [], readEvidence('content')),
);

/** What the page of the six roads is called with, on 21.11.2026, with the offers, texts and examples the site starts with. */
export async function newRoadsArgs(address: string): Promise<PageArgs> {
  return newPageArgs(address, { offers: await siteOffers });
}
