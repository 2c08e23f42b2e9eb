import { replaceSearch } from '#app/ui/replace-search.ts';
import { ComparePage } from '#app/features/offers/compare-page.tsx';
import type { ComparePageData } from '#app/features/offers/offers-page-data.ts';

/** /comparatie/?oferte=slug,slug&suma=…&perioada=… */
export function CompareRoute({ data }: { data: ComparePageData }) {
  return <ComparePage data={data} onSearch={replaceSearch} />;
}
