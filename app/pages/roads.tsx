import { RoadsPage } from '#app/offers/roads-page/roads-page.tsx';
import type { RoadsPageData } from '#app/offers/roads-page/roads-page-data.ts';

/** /drumuri/?suma=30 000&perioada=36 */
export function RoadsRoute({ data }: { data: RoadsPageData }) {
  return <RoadsPage data={data} />;
}
