import { PayPage } from '#app/tools/pay/pay-page.tsx';
import type { PayPageData } from '#app/tools/pay/pay-page-data.ts';

/** /calculator-salariu-net/ */
export function PayRoute({ data }: { data: PayPageData }) {
  return <PayPage data={data} />;
}
