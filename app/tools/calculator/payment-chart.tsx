import type { PlanRow } from '#domain/tools/calculator/repayment-plan.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { ChartFrame } from '#app/ui/charts/chart-frame.tsx';
import { paymentDrawing } from './payment-drawing.ts';

const source = { name: 'calculul nostru', url: '#metoda', date: null, readAt: null };

/** Shows principal and interest of every payment, one bar a month. */
export function PaymentChart({ rows }: { rows: readonly [PlanRow, ...PlanRow[]] }) {
  const [first] = rows;
  const last = rows.at(-1) ?? first;
  const parts = ({ interest, principal }: PlanRow) =>
    `${moneyInSentence(interest)} sunt dobândă și ${moneyInSentence(principal)} scad datoria`;
  return (
    <ChartFrame
      id="grafic"
      title="Din ce este făcută fiecare rată"
      {...paymentDrawing(rows)}
      description={`Din prima rată, ${parts(first)}; din ultima, ${parts(last)}.`}
      sources={[source]}
      table={{ href: '#rambursare' }}
    />
  );
}
