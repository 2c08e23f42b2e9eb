import { PriceRequestPage } from '#app/offers/price-request/price-request-page.tsx';
import type { PriceRequestData } from '#app/offers/price-request/price-request-data.ts';

/** /cereti-pretul/ */
export function PriceRequestRoute({ data }: { data: PriceRequestData }) {
  return <PriceRequestPage data={data} />;
}
