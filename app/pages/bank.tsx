import { BankPage, type BankPageData } from '#app/tools/rates/bank-page.tsx';

/** /curs-valutar-banci/:name/ */
export function BankRoute({ data }: { data: BankPageData }) {
  return <BankPage data={data} />;
}
