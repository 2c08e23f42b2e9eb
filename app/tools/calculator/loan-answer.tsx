import { capitalized } from '#domain/base/text/capitalized.ts';
import type { CalculatorOutcome } from '#domain/tools/calculator/calculator-outcome.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import type { RepaymentPlan, PlanRow } from '#domain/tools/calculator/repayment-plan.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { ChartFrame } from '#app/ui/charts/chart-frame.tsx';
import { CeilingFigure } from './ceiling-figure.tsx';
import { loanInWords } from './loan-in-words.ts';
import type { PartProps } from './part-props.ts';
import { firstPayment, lastPayment, paymentName } from './payment-name.ts';
import { aprText } from './apr-text.ts';
import { FigureList } from '#app/ui/figure-list.tsx';
import '#app/ui/answer.css';
import { paymentDrawing } from './payment-drawing.ts';
import './loan-answer.css';

/** Shows the cost of the first loan: its payment, its figures, the legal maximum, and the parts of each payment. */
export function LoanAnswer({ outcome, context }: PartProps) {
  const { plan, ceiling } = outcome;
  return (
    <section className="answer" aria-labelledby="rezultat">
      <h2 className="eyebrow" id="rezultat">
        {paymentName(plan)}
      </h2>
      <p className="answer-big">{formatMoney(firstPayment(plan))}</p>
      <p className="fine">{paymentNote(outcome)}</p>
      <CostFigures plan={plan} />
      <CeilingFigure plan={plan} ceiling={ceiling} context={context} />
      {plan.rows.length > 1 && <PaymentChart rows={plan.rows} />}
    </section>
  );
}

function paymentNote({ plan }: CalculatorOutcome): string {
  const { loan } = plan;
  const last = lastPayment(plan);
  const notes = [`${capitalized(loanInWords(loan))}.`];
  if (loan.repayment === 'decreasing') {
    notes.push(`Rata scade în fiecare lună, iar ultima este de ${moneyInSentence(last)}.`);
  } else if (last !== firstPayment(plan)) {
    notes.push(
      `Ultima rată este de ${moneyInSentence(last)}: ea închide rotunjirile, ca suma să iasă la ban.`,
    );
  }
  if (loan.fees.monthly > 0) {
    notes.push(
      loan.repayment === 'single'
        ? 'Comisionul lunar nu intră în calcul: la o singură plată nu sunt plăți lunare.'
        : `În fiecare rată, ${moneyInSentence(loan.fees.monthly)} sunt comision.`,
    );
  }
  return notes.join(' ');
}

/** Shows the total cost of a plan, lei first. */
function CostFigures({ plan }: { plan: RepaymentPlan }) {
  const hasFees = plan.fees > 0;
  return (
    <FigureList
      figures={[
        { name: 'Dați înapoi', value: formatMoney(plan.total) },
        { name: 'Dobânda, în total', value: <CostMark>{formatMoney(plan.interest)}</CostMark> },
        ...(hasFees ? [{ name: 'Comisioane', value: <CostMark>{formatMoney(plan.fees)}</CostMark> }] : []),
        { name: 'Suma împrumutată', value: formatMoney(plan.loan.principal) },
        { name: 'Perioada', value: formatTerm(plan.loan.term) },
        { name: hasFees ? 'DAE' : 'DAE, fără comisioane', value: aprText(plan.aprPercent) },
      ]}
    />
  );
}

const ownCalculation = { name: 'calculul nostru', url: '#metoda', date: null, readAt: null };

/** Shows principal and interest of every payment, one bar a month. */
function PaymentChart({ rows }: { rows: readonly [PlanRow, ...PlanRow[]] }) {
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
      sources={[ownCalculation]}
      table={{ href: '#rambursare' }}
    />
  );
}
