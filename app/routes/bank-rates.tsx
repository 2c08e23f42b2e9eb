import { PushInvite } from '#app/features/push/push-invite.tsx';
import { BankRatesPage, type BankRatesData } from '#app/features/rates/bank-rates-page.tsx';

/** /curs-valutar-banci/?valuta=eur&suma=1000&sens=cumpar */
export function BankRatesRoute({ data }: { data: BankRatesData }) {
  return (
    <>
      <BankRatesPage data={data} />
      {data.hasNotices && <PushInvite topic="curs" />}
    </>
  );
}
