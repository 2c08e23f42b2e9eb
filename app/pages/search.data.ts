import { SearchPage } from '#app/texts/search/search-page.tsx';
import type { SearchPageData } from '#app/texts/search/search-page-data.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage, personal } from '#app/shell/declare-page.tsx';

export const searchPage = declarePage({
  module: 'search',
  Page: SearchPage,
  load: loadSearch,
  addresses: [
    // Words typed into the search are private: every answer is made for its request, and never cached.
    { path: '/cautare/', query: ['q'], ...personal, examples: ['/cautare/?q=dobanda'] },
  ],
});

/** /cautare/?q=…: loads the site's results; without a query, further links. */
export async function loadSearch({ url, services }: PageArgs): Promise<SearchPageData> {
  return {
    answer: await services.search(url.searchParams.get('q') ?? ''),
    themes: services.content.tags.map(({ slug, name }) => ({ slug, name })),
  };
}
