import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { roadsSchema } from '#domain/content/roads-schema.ts';
import { rateIllustrationsSchema } from '#domain/roads/rate-illustration.ts';
import { withProducts } from '#domain/evidence/offer-products.ts';
import { readEvidence } from '#server/evidence/read-evidence.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import type { PageArgs } from '#server/pages/page-contract.ts';
import { newPageArgs } from './page-args.ts';

const read = (file: string): unknown => load(readFileSync(`content/${file}`, 'utf8'));

/** What the page of the six roads reads besides the offers: the site's own texts and examples. */
export const roadsContent = {
  roads: roadsSchema.parse(read('pages/drumuri.yml')),
  illustrations: rateIllustrationsSchema.parse(read('data/rate-illustrations.yml')),
};

const siteOffers = findOffersFile('RO').then((file) =>
  withProducts(file?.offers ?? [], readEvidence('content')),
);

/** What the page of the six roads is called with, on 21.11.2026, with the offers, texts and examples the site starts with. */
export async function newRoadsArgs(address: string): Promise<PageArgs> {
  const args = newPageArgs(address, { offers: await siteOffers });
  const content = { ...args.services.content, ...roadsContent };
  return { ...args, services: { ...args.services, content } };
}
