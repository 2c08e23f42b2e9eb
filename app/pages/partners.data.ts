import type { PageArgs } from '#server/web/pages/page-contract.ts';
import type { PartnersPageData } from './partners.tsx';
import { loadTextOf } from './text-page.data.ts';

const loadText = loadTextOf('lista-partenerilor');

/** /lista-partenerilor/: loads the text content/pages/lista-partenerilor.md with the partners of content/data/partners.yml. */
export async function loadPartners(args: PageArgs): Promise<PartnersPageData | null> {
  const text = await loadText(args);
  return text && { text, partners: args.services.content.partners };
}
