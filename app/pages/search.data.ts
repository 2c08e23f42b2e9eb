import type { SearchPageData } from '#app/texts/search/search-page-data.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

/** /cautare/?q=…: loads the site's results; without a query, further links. */
export async function loadSearch({ url, services }: PageArgs): Promise<SearchPageData> {
  return {
    answer: await services.search(url.searchParams.get('q') ?? ''),
    themes: services.content.tags.map(({ slug, name }) => ({ slug, name })),
  };
}
