import { replaceSearch } from '#app/ui/replace-search.ts';
import { ComparePage, type ComparePageData } from '#app/offers/compare/compare-page.tsx';

/** Shows /comparatie/?oferte=slug,slug&suma=…&perioada=… */
export function CompareRoute({ data }: { data: ComparePageData }) {
  return <ComparePage data={data} onSearch={replaceSearch} />;
}
