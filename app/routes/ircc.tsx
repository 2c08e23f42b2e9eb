import { IrccPage } from '#app/features/ircc/ircc-page.tsx';
import type { IrccPageData } from '#app/features/ircc/ircc-page-data.ts';

/** /calculator-rata-ircc/ */
export function IrccRoute({ data }: { data: IrccPageData }) {
  return <IrccPage data={data} />;
}
