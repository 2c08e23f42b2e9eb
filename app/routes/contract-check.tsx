import { ContractCheckPage } from '#app/features/contract-check/contract-check-page.tsx';
import type { ContractCheckPageData } from '#app/features/contract-check/contract-check-page-data.ts';

/** /verificare/ */
export function ContractCheckRoute({ data }: { data: ContractCheckPageData }) {
  return <ContractCheckPage data={data} />;
}
