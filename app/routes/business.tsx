import { BusinessPage } from '#app/features/pay/business-page.tsx';
import type { BusinessPageData } from '#app/features/pay/business-page-data.ts';

/** /calculator-pfa-sau-srl/ */
export function BusinessRoute({ data }: { data: BusinessPageData }) {
  return <BusinessPage data={data} />;
}
