import type { PlanRow } from '#domain/calculator/repayment-plan.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { paymentBars, CHART_HEIGHT, CHART_WIDTH } from './payment-bars.ts';
import '#app/shared/charts/cost-bar-key.css';
import '#app/shared/charts/cost-bar.css';
import './payment-chart.css';

/** Principal and interest of every payment, one bar a month. The table below has the same numbers. */
export function PaymentChart({ rows }: { rows: readonly [PlanRow, ...PlanRow[]] }) {
  const { principal, interest } = paymentBars(rows);
  const [first] = rows;
  const last = rows.at(-1) ?? first;
  const parts = ({ interest: part, principal: repaid }: PlanRow) =>
    `${moneyInSentence(part)} sunt dobândă și ${moneyInSentence(repaid)} scad datoria`;
  return (
    <figure className="calc-chart">
      <div className="calc-chart-head">
        <h3>Din ce este făcută fiecare rată</h3>
        <p className="calc-chart-key" aria-hidden="true">
          <svg className="swatch">
            <rect className="amount" width="100%" height="100%" />
          </svg>
          principal
          <svg className="swatch">
            <rect className="cost" width="100%" height="100%" />
          </svg>
          dobândă
        </p>
      </div>
      <svg
        className="calc-chart-bars"
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT + 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby="grafic-in-cuvinte"
      >
        <path className="amount" d={principal} />
        <path className="cost" d={interest} />
        <path
          className="base"
          d={`M0 ${CHART_HEIGHT + 0.5}H${CHART_WIDTH}`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="calc-chart-ends" aria-hidden="true">
        <span>luna 1</span>
        <span>luna {last.month}</span>
      </p>
      <figcaption className="fine" id="grafic-in-cuvinte">
        Din prima rată, {parts(first)}; din ultima, {parts(last)}.
      </figcaption>
    </figure>
  );
}
