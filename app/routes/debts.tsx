import { DebtsPage } from '#app/features/debts/debts-page.tsx';
import type { DebtsPageData } from '#app/features/debts/debts-page-data.ts';

/** /datorii/ */
export function DebtsRoute({ data }: { data: DebtsPageData }) {
  return <DebtsPage data={data} />;
}
