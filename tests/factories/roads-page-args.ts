import { withProducts } from '#domain/offers/offer-products.ts';
import { readEvidence } from '#server/texts/content/read-evidence.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { newPageArgs } from './page-args.ts';

const siteOffers = findOffersFile('RO').then((file) =>
  withProducts(file?.offers ?? [], readEvidence('content')),
);

/** Builds the arguments of the page of the six roads, on 21.11.2026, with the site's starting offers, texts and examples. */
export async function newRoadsArgs(address: string): Promise<PageArgs> {
  return newPageArgs(address, { offers: await siteOffers });
}
