import { loadTextPage } from './text-page.data.ts';
import type { PageArgs } from '#server/pages/page-contract.ts';
import type { TextPageData } from './text-page.tsx';

/** content/pages/politica-de-cookies.md */
export async function loadCookiePolicy(args: PageArgs): Promise<TextPageData | null> {
  return await loadTextPage({ ...args, params: { slug: 'politica-de-cookies' } });
}
