import { scheduleFileSearch } from '#domain/tools/calculator/calculator-address.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import type { PartProps } from './part-props.ts';
import { ScheduleTable } from './schedule-table.tsx';
import { ScheduleYears } from './schedule-years.tsx';
import './schedule-section.css';

/** Shows every payment of the first loan, by year, with the totals and the same rows as a file. */
export function ScheduleSection({ outcome }: PartProps) {
  const { plan } = outcome;
  const { loan, rows } = plan;
  const count = loan.repayment === 'single' ? formatTerm(loan.term) : countNoun(rows.length, 'rată', 'rate');
  return (
    <div className="calc-schedule">
      {loan.repayment === 'single' ? (
        <ScheduleTable label="Plata, în lei" rows={rows} atStart={loan.fees.atStart} loan={loan} />
      ) : (
        <ScheduleYears plan={plan} firstOpen />
      )}
      <p className="calc-schedule-total">
        <span>Total, {count}</span>
        <span>
          <b>{formatMoney(plan.total)}</b>, din care cost <CostMark>{formatMoney(plan.cost)}</CostMark>
        </span>
      </p>
      <p className="calc-schedule-file">
        <a
          href={`/calculator-rate-credit/grafic.csv${scheduleFileSearch(outcome.query)}`}
          download
          rel="nofollow"
        >
          Descărcați graficul (CSV)
        </a>
      </p>
    </div>
  );
}
