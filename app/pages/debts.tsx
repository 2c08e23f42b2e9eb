import { DebtsPage } from '#app/tools/debts/debts-page.tsx';
import type { DebtsPageData } from '#app/tools/debts/debts-page-data.ts';

/** /datorii/ */
export function DebtsRoute({ data }: { data: DebtsPageData }) {
  return <DebtsPage data={data} />;
}
