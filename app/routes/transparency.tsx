import type { TransparencyData } from '#app/features/transparency/transparency-data.ts';
import { TransparencyPage } from '#app/features/transparency/transparency-page.tsx';

/** /transparenta/ */
export function TransparencyRoute({ data }: { data: TransparencyData }) {
  return <TransparencyPage data={data} />;
}
