import type { CalculatedLoan } from '#domain/tools/calculator/calculated-loan.ts';
import type { PlanRow } from '#domain/tools/calculator/repayment-plan.ts';
import { bani } from '#domain/base/money/bani.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import '#app/ui/fold.css';
import './schedule-year.css';

type ScheduleYearProps = {
  year: number;
  rows: readonly PlanRow[];
  loan: CalculatedLoan;
  isOpenAtFirst: boolean;
};

/** Shows the payments of one year. A separate fold: on paper it is open. */
export function ScheduleYear({ year, rows, loan, isOpenAtFirst }: ScheduleYearProps) {
  const atStart = year === 1 ? loan.fees.atStart : bani(0);
  const cost = bani(rows.reduce<number>((sum, row) => sum + row.interest + row.fee, atStart));
  const hasFees = loan.fees.atStart > 0 || rows.some(({ fee }) => fee > 0);
  return (
    <details className="fold calc-year" open={isOpenAtFirst}>
      <summary>
        <span>Anul {year}</span>
        <span className="calc-year-sum">
          {hasFees ? 'cost ' : 'dobândă '}
          <CostMark>{formatMoney(cost)}</CostMark> · rămân {formatMoney(rows.at(-1)?.balance ?? bani(0))}
        </span>
      </summary>
      <div className="fold-body">
        <ScheduleTable label={`Plățile din anul ${year}, în lei`} rows={rows} atStart={atStart} loan={loan} />
      </div>
    </details>
  );
}
