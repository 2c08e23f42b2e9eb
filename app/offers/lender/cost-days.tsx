import { bani, type Bani } from '#domain/base/money/bani.ts';
import { ScaledCostBar } from '#app/ui/charts/scaled-cost-bar.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { termDays } from '#domain/loan/term.ts';
import type { CostOverTime, CostRow } from './cost-over-time.ts';
import './cost-days.css';

type CostDaysProps = { costs: CostOverTime };

/** Shows the cost of one amount kept for longer: a bar per term, all on one scale, each up to the legal maximum. */
export function CostDays({ costs }: CostDaysProps) {
  const { rows } = costs;
  const scale = bani(Math.max(...rows.map(({ total, maximum }) => Math.max(total, maximum ?? 0))));
  const hasMaximum = rows.some(({ maximum }) => maximum !== null);
  return (
    <div>
      <ol className="cost-days">
        {rows.map((row) => (
          <Row key={termDays(row.term)} row={row} costs={costs} scale={scale} />
        ))}
      </ol>
      {hasMaximum && <p className="fine">Capătul gros: cât permite legea.</p>}
    </div>
  );
}

function Row({ row, costs, scale }: { row: CostRow; costs: CostOverTime; scale: Bani }) {
  const isOld = costs.kind === 'old';
  const { term, cost, maximum } = row;
  return (
    <li>
      <span>{formatTerm(term)}</span>
      <ScaledCostBar {...{ principal: costs.principal, cost, isOld, maximum, scale }} />
      <span>
        <span className="sr">cost </span>
        <CostMark isOld={isOld}>{formatMoney(cost)}</CostMark>
      </span>
    </li>
  );
}

/** Shows the same costs as figures, with the total repaid and the DAE. */
export function CostTable({ costs: { rows } }: CostDaysProps) {
  return (
    <DataTable label="Aceeași sumă, ținută mai mult">
      <thead>
        <tr>
          <th scope="col">Țineți banii</th>
          <NumberHead>Dați înapoi</NumberHead>
          <NumberHead>DAE</NumberHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ term, total, aprPercent }) => (
          <tr key={termDays(term)}>
            <th scope="row">{formatTerm(term)}</th>
            <td className="r">{formatMoney(total)}</td>
            <td className="r">{formatApr(aprPercent)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
