import type { TransparencyData } from '#app/partners/transparency/transparency-data.ts';
import { TransparencyPage } from '#app/partners/transparency/transparency-page.tsx';

/** /transparenta/ */
export function TransparencyRoute({ data }: { data: TransparencyData }) {
  return <TransparencyPage data={data} />;
}
