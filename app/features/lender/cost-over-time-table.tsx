import { termDays } from '#domain/loan/term.ts';
import { bani, type Bani } from '#domain/money/bani.ts';
import { formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { formatApr } from '#domain/text/format-percent.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Fold } from '#app/ui/fold.tsx';
import type { CostOverTime, CostRow } from './cost-over-time.ts';
import { ScaledCostBar } from '#app/shared/charts/scaled-cost-bar.tsx';
import { SourceLine } from './source-line.tsx';
import './cost-over-time-table.css';

/** The same sum, kept for longer: one row a term, all bars on one scale, behind a fold. */
export function CostOverTimeTable({ costs }: { costs: CostOverTime }) {
  const { unit, principal, rows, sources } = costs;
  const scale = bani(Math.max(...rows.map(({ total, maximum }) => Math.max(total, maximum ?? 0))));
  return (
    <Fold summary={title(costs)}>
      <p>{intro(costs)}</p>
      <ol className="lender-costs">
        <li className="lender-costs-head" aria-hidden="true">
          <span>{unit === 'days' ? 'Zile' : 'Luni'}</span>
          <span />
          <span>Cost</span>
          <span>Dați înapoi</span>
          <span>DAE</span>
        </li>
        {rows.map((row) => (
          <Row key={termDays(row.term)} row={row} costs={costs} scale={scale} />
        ))}
      </ol>
      <div>
        <SourceLine sources={sources} />
        <p className="fine">
          DAE și totalurile sunt calculul nostru pentru {moneyInSentence(principal)}, cu plata la timp și fără
          alte costuri.
        </p>
      </div>
    </Fold>
  );
}

function Row({ row, costs, scale }: { row: CostRow; costs: CostOverTime; scale: Bani }) {
  const { unit, principal } = costs;
  const isOld = costs.kind === 'old';
  const { term, cost, total, aprPercent, maximum } = row;
  const count = unit === 'days' ? termDays(term) : term.count;
  return (
    <li>
      <b>
        <span aria-hidden="true">{count}</span>
        <span className="sr">{formatTerm({ count, unit })}: </span>
      </b>
      <ScaledCostBar principal={principal} cost={cost} isOld={isOld} maximum={maximum} scale={scale} />
      <span>
        <span className="sr">cost </span>
        <CostMark isOld={isOld}>{formatMoney(cost)}</CostMark>
      </span>
      <b>
        <span className="sr">, de dat înapoi </span>
        {formatMoney(total)}
      </b>
      <span>
        <span className="sr">, DAE </span>
        {formatApr(aprPercent)}
      </span>
    </li>
  );
}

function title({ unit, principal }: CostOverTime): string {
  const sum = moneyInSentence(principal);
  return unit === 'days' ? `Aceiași ${sum}, dacă îi țineți mai mult` : `Aceiași ${sum}, în mai multe luni`;
}

function intro({ kind, rows }: CostOverTime): string {
  const scale = 'Toate barele au aceeași scară.';
  const age = kind === 'old' ? 'Calculat cu un preț vechi, care trebuie confirmat la creditor. ' : '';
  if (rows.every(({ maximum }) => maximum === null)) return age + scale;
  return `${age}${scale} Capătul fiecărei bare este maximul legal pentru atâta timp.`;
}
