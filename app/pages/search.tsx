import { SearchPage } from '#app/texts/search/search-page.tsx';
import type { SearchPageData } from '#app/texts/search/search-page-data.ts';

/** /cautare/?q=dobânda zero */
export function SearchRoute({ data }: { data: SearchPageData }) {
  return <SearchPage data={data} />;
}
