import { ContractCheckPage } from '#app/tools/contract-check/contract-check-page.tsx';
import type { ContractCheckPageData } from '#app/tools/contract-check/contract-check-page-data.ts';

/** /verificare/ */
export function ContractCheckRoute({ data }: { data: ContractCheckPageData }) {
  return <ContractCheckPage data={data} />;
}
