import { termDays } from '#domain/loan/term.ts';
import { bani, type Bani } from '#domain/money/bani.ts';
import { formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { formatApr } from '#domain/text/format-percent.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { Band } from '#app/ui/band.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import type { CostOverTime, CostRow } from './cost-over-time.ts';
import { ScaledCostBar } from '#app/shared/charts/scaled-cost-bar.tsx';
import { SourceLine } from './source-line.tsx';
import './cost-over-time-table.css';

/** The same sum, kept for longer: one row a term, all bars on one scale. */
export function CostOverTimeTable({ costs }: { costs: CostOverTime }) {
  const { kind, unit, principal, rows, sources } = costs;
  const scale = bani(Math.max(...rows.map(({ total, maximum }) => Math.max(total, maximum ?? 0))));
  const isPriced = kind !== 'legal';
  return (
    <Band id="in-timp" title={title(costs)} intro={intro(costs)}>
      <div className="lender-stack">
        <ol className={classNames('lender-costs', isPriced && 'lender-costs-priced')}>
          <li className="lender-costs-head" aria-hidden="true">
            <span>{unit === 'days' ? 'Zile' : 'Luni'}</span>
            <span />
            <span>{isPriced ? 'Cost' : 'Cost, cel mult'}</span>
            <span>{isPriced ? 'Dați înapoi' : 'Înapoi, cel mult'}</span>
            {isPriced && <span>DAE</span>}
          </li>
          {rows.map((row) => (
            <Row key={termDays(row.term)} row={row} costs={costs} scale={scale} />
          ))}
        </ol>
        <div>
          <SourceLine sources={sources} />
          {isPriced && (
            <p className="fine">
              DAE și totalurile sunt calculul nostru pentru {moneyInSentence(principal)}, cu plata la timp și
              fără alte costuri.
            </p>
          )}
        </div>
      </div>
    </Band>
  );
}

function Row({ row, costs, scale }: { row: CostRow; costs: CostOverTime; scale: Bani }) {
  const { unit, principal } = costs;
  const { term, cost, total, aprPercent, maximum } = row;
  const isPriced = costs.kind !== 'legal';
  const count = unit === 'days' ? termDays(term) : term.count;
  return (
    <li>
      <b>
        <span aria-hidden="true">{count}</span>
        <span className="sr">{formatTerm({ count, unit })}: </span>
      </b>
      <ScaledCostBar principal={principal} cost={isPriced ? cost : null} maximum={maximum} scale={scale} />
      <span>
        <span className="sr">{isPriced ? 'cost ' : 'cost cel mult '}</span>
        {isPriced ? <CostMark>{formatMoney(cost)}</CostMark> : formatMoney(cost)}
      </span>
      <b>
        <span className="sr">, de dat înapoi </span>
        {formatMoney(total)}
      </b>
      {aprPercent !== null && (
        <span>
          <span className="sr">, DAE </span>
          {formatApr(aprPercent)}
        </span>
      )}
    </li>
  );
}

function title({ kind, unit, principal }: CostOverTime): string {
  const sum = moneyInSentence(principal);
  if (kind === 'legal') return `Cât permite legea pentru ${sum}`;
  return unit === 'days' ? `Aceiași ${sum}, dacă îi țineți mai mult` : `Aceiași ${sum}, în mai multe luni`;
}

function intro({ kind, rows }: CostOverTime): string {
  const scale = 'Toate barele au aceeași scară.';
  if (kind === 'legal') {
    return 'Nu este prețul creditorului, ci maximul oricărui IFN. O ofertă bună stă mult sub el; una peste el nu este legală.';
  }
  const age = kind === 'old' ? 'Calculat cu un preț vechi, care trebuie confirmat la creditor. ' : '';
  if (rows.every(({ maximum }) => maximum === null)) return age + scale;
  return `${age}${scale} Capătul fiecărei bare este maximul legal pentru atâta timp.`;
}
