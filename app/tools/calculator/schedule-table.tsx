import type { CalculatedLoan } from '#domain/tools/calculator/calculated-loan.ts';
import type { PlanRow } from '#domain/tools/calculator/repayment-plan.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { DataTable } from '#app/ui/data-table.tsx';

type ScheduleTableProps = {
  label: string;
  rows: readonly PlanRow[];
  /** fee paid before these rows; 0 without one */
  atStart: Bani;
  loan: CalculatedLoan;
};

/** Shows payments and their parts, in lei. */
export function ScheduleTable({ label, rows, atStart, loan }: ScheduleTableProps) {
  const hasMonthlyFee = rows.some(({ fee }) => fee > 0);
  const heads = [
    loan.repayment === 'single' ? 'Plata' : 'Rata',
    'Dobândă',
    'Principal',
    ...(hasMonthlyFee ? ['Comision'] : []),
    'Rest de plată',
  ];
  return (
    <DataTable label={label} className="calc-rows">
      <thead>
        <tr>
          <th scope="col">{loan.term.unit === 'days' ? 'Ziua' : 'Luna'}</th>
          {heads.map((head) => (
            <th key={head} scope="col" className="r">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {atStart > 0 && (
          <Row
            name="comision"
            amounts={[atStart, null, null, ...(hasMonthlyFee ? [atStart] : []), loan.principal]}
          />
        )}
        {rows.map(({ month, payment, interest, principal, fee, balance }) => (
          <Row
            key={month}
            name={String(loan.term.unit === 'days' ? loan.term.count : month)}
            amounts={[payment + fee, interest, principal, ...(hasMonthlyFee ? [fee] : []), balance]}
          />
        ))}
      </tbody>
    </DataTable>
  );
}

/** @param props.amounts in bani; null leaves the cell empty */
function Row({ name, amounts }: { name: string; amounts: readonly (number | null)[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {amounts.map((amount, index) => (
        <td key={index} className="r">
          {amount === null ? '' : formatNumber(amount / 100, 2)}
        </td>
      ))}
    </tr>
  );
}
