import { replaceSearch } from '#app/ui/replace-search.ts';
import { OffersPage } from '#app/features/offers/offers-page.tsx';
import type { OffersPageData } from '#app/features/offers/offers-page-data.ts';

/** /offers/, /offers2/, /offers3/ */
export function OffersRoute({ data }: { data: OffersPageData }) {
  return <OffersPage data={data} onSearch={replaceSearch} />;
}
