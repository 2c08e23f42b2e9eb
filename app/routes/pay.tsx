import { PayPage } from '#app/features/pay/pay-page.tsx';
import type { PayPageData } from '#app/features/pay/pay-page-data.ts';

/** /calculator-salariu-net/ */
export function PayRoute({ data }: { data: PayPageData }) {
  return <PayPage data={data} />;
}
