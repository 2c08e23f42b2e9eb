import { businessThresholds } from '#domain/tools/pay/business-thresholds.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import type { BusinessAnswer } from './business-page-data.ts';

/** Shows the incomes from which CAS and CASS are due, with their amounts; marks the steps of the visitor's own year. */
export function BusinessThresholds({ answer: { pair, terms } }: { answer: BusinessAnswer }) {
  const groups = businessThresholds(pair, terms);
  return (
    <DataTable label="De la ce sume se datorează CAS și CASS">
      <thead>
        <tr>
          <th scope="col">De la</th>
          <NumberHead>Datorați pe an</NumberHead>
          <th scope="col">Anul dumneavoastră</th>
        </tr>
      </thead>
      {groups.map(({ title, steps }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {title}
            </th>
          </tr>
          {steps.map(({ from, due, isOwn }) => (
            <tr key={from} className={isOwn ? 'tool-now' : undefined}>
              <th scope="row">{formatLei(fromLei(from))}</th>
              <td className="r">{due}</td>
              <td>{isOwn ? 'aici sunteți' : ''}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </DataTable>
  );
}
