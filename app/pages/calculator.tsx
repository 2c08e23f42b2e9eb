import { CalculatorPage } from '#app/tools/calculator/calculator-page.tsx';
import type { CalculatorPageData } from '#app/tools/calculator/calculator-page-data.ts';
import { ShareLink } from '#app/ui/share-link.tsx';
import { replaceSearch } from '#app/ui/replace-search.ts';

/** Shows /calculator-rate-credit/ */
export function CalculatorRoute({ data }: { data: CalculatorPageData }) {
  return (
    <CalculatorPage
      data={data}
      onSearch={replaceSearch}
      renderShareLink={(href) => <ShareLink href={href} />}
    />
  );
}
