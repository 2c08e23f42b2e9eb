import { IrccPage } from '#app/tools/ircc/ircc-page.tsx';
import type { IrccPageData } from '#app/tools/ircc/ircc-page-data.ts';

/** /calculator-rata-ircc/ */
export function IrccRoute({ data }: { data: IrccPageData }) {
  return <IrccPage data={data} />;
}
