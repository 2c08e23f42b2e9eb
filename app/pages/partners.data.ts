import { type PartnersPageData, PartnersRoute } from './partners.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { loadTextOf } from './text-page.data.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const partnersPage = declarePage({
  module: 'partners',
  Page: PartnersRoute,
  load: loadPartners,
  addresses: [{ path: '/lista-partenerilor/', name: 'Lista partenerilor' }],
});

const loadText = loadTextOf('lista-partenerilor');

/** /lista-partenerilor/: loads the text content/pages/lista-partenerilor.md with the partners of content/data/partners.yml. */
export async function loadPartners(args: PageArgs): Promise<PartnersPageData | null> {
  const text = await loadText(args);
  return text && { text, partners: args.services.content.partners };
}
