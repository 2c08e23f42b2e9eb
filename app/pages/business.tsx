import { BusinessPage } from '#app/tools/pay/business-page.tsx';
import type { BusinessPageData } from '#app/tools/pay/business-page-data.ts';

/** /calculator-pfa-sau-srl/ */
export function BusinessRoute({ data }: { data: BusinessPageData }) {
  return <BusinessPage data={data} />;
}
