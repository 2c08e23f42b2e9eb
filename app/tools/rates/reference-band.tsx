import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { Band } from '#app/ui/band.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import type { QuotedCurrency } from './converter-data.ts';
import { providerNames } from './pair-in-words.ts';
import { RateAge } from './rate-age.tsx';

type ReferenceBandProps = {
  currencies: readonly QuotedCurrency[];
  /** explanation of reference rates */
  reference: string;
  /** date of these rates and today, if they are not the latest */
  late: { day: string; today: string } | null;
};

/** Shows the reference rates for comparison with banks. */
export function ReferenceBand({ currencies, reference, late }: ReferenceBandProps) {
  return (
    <Band id="bnr" title="Cursul BNR" intro={reference}>
      <div className="rates-matter">
        {late && <RateAge {...late} />}
        <ReferenceTable currencies={currencies} />
      </div>
    </Band>
  );
}

/** Shows the reference rates of several currencies, each with its date and source. */
function ReferenceTable({ currencies }: Pick<ReferenceBandProps, 'currencies'>) {
  return (
    <DataTable label="Cursul de referință al fiecărei valute, în lei">
      <thead>
        <tr>
          <th scope="col">Valuta</th>
          <NumberHead>Lei</NumberHead>
          <th scope="col">Sursa</th>
          <NumberHead>Data</NumberHead>
        </tr>
      </thead>
      <tbody>
        {currencies.map(({ code, one, few, value, multiplier, day, provider }) => (
          <tr key={code}>
            <th scope="row">
              <a href={`/convertor-valutar/${code.toLowerCase()}-to-ron/`}>
                {formatNumber(multiplier)}&nbsp;{code}
              </a>{' '}
              <span className="fine">{multiplier === 1 ? one : few}</span>
            </th>
            <td className="r">{formatNumber(Number(value), 4)}</td>
            <td>{provider && providerNames[provider]}</td>
            <td className="r">{day && formatDate(day)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
