import type { PlanRow } from '#domain/calculator/repayment-plan.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { barMarks } from '#app/shared/charts/bar-marks.ts';
import { ChartFrame } from '#app/shared/charts/chart-frame.tsx';

const source = { name: 'calculul nostru', url: '#metoda', date: null, readAt: null };

/** Principal and interest of every payment, one bar a month. */
export function PaymentChart({ rows }: { rows: readonly [PlanRow, ...PlanRow[]] }) {
  const [first] = rows;
  const last = rows.at(-1) ?? first;
  const parts = ({ interest, principal }: PlanRow) =>
    `${moneyInSentence(interest)} sunt dobândă și ${moneyInSentence(principal)} scad datoria`;
  return (
    <ChartFrame
      id="grafic"
      title="Din ce este făcută fiecare rată"
      legend={[
        { look: 'amount', label: 'principal' },
        { look: 'cost', label: 'dobândă' },
      ]}
      marks={barMarks(
        rows.map(({ principal, interest }) => [principal, interest]),
        ['amount', 'cost'],
      )}
      axis={{ ends: ['luna 1', `luna ${last.month}`] }}
      description={`Din prima rată, ${parts(first)}; din ultima, ${parts(last)}.`}
      sources={[source]}
      table={{ href: '#rambursare' }}
    />
  );
}
