import { PushInvite } from '#app/people/push/push-invite.tsx';
import { BankRatesPage, type BankRatesData } from '#app/tools/rates/bank-rates-page.tsx';

/** Shows /curs-valutar-banci/?valuta=eur&suma=1000&sens=cumpar */
export function BankRatesRoute({ data }: { data: BankRatesData }) {
  return (
    <>
      <BankRatesPage data={data} />
      {data.hasNotices && <PushInvite topic="curs" />}
    </>
  );
}
