import type { LedgerSumsAnswer } from '#domain/answers/partners/ledger.ts';
import { bani } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { Facts } from '#app/ui/facts.tsx';

/** What a partner is owed today: payable, held until its day, and paid so far. */
export function SumsFigures({ payable, held, paid }: LedgerSumsAnswer) {
  return (
    <Facts
      facts={[
        { name: 'De plată', value: formatLei(bani(payable)) },
        { name: 'Reținut până trece termenul', value: formatLei(bani(held)) },
        { name: 'Plătit', value: formatLei(bani(paid)) },
      ]}
    />
  );
}
