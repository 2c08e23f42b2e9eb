import { formatDate } from '#domain/text/format-date.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import type { QuotedCurrency } from './converter-data.ts';
import { providerNames } from './pair-in-words.ts';

type ReferenceTableProps = {
  currencies: readonly QuotedCurrency[];
  hrefOf: (code: string) => string;
};

/** The reference rates of several currencies, each with its day and source. */
export function ReferenceTable({ currencies, hrefOf }: ReferenceTableProps) {
  return (
    <DataTable label="Cursul de referință al fiecărei valute, în lei">
      <thead>
        <tr>
          <th scope="col">Valuta</th>
          <th scope="col" className="r">
            Lei
          </th>
          <th scope="col">Sursa</th>
          <th scope="col" className="r">
            Data
          </th>
        </tr>
      </thead>
      <tbody>
        {currencies.map(({ code, one, few, value, multiplier, day, provider }) => (
          <tr key={code}>
            <th scope="row">
              <a href={hrefOf(code)}>
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
