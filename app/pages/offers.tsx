import { replaceSearch } from '#app/ui/replace-search.ts';
import { OffersPage } from '#app/offers/list/offers-page.tsx';
import type { OffersPageData } from '#app/offers/list/offers-page-data.ts';

/** Shows /offers/, /offers2/, /offers3/ */
export function OffersRoute({ data }: { data: OffersPageData }) {
  return <OffersPage data={data} onSearch={replaceSearch} />;
}
