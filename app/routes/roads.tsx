import { RoadsPage } from '#app/features/roads/roads-page.tsx';
import type { RoadsPageData } from '#app/features/roads/roads-page-data.ts';

/** /drumuri/?suma=30 000&perioada=36 */
export function RoadsRoute({ data }: { data: RoadsPageData }) {
  return <RoadsPage data={data} />;
}
