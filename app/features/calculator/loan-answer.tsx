import type { CalculatorOutcome } from '#domain/calculator/calculator-outcome.ts';
import { formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { CeilingFigure } from './ceiling-figure.tsx';
import { CostFigures } from './cost-figures.tsx';
import { loanInWords } from './loan-in-words.ts';
import type { PartProps } from './part-props.ts';
import { PaymentChart } from './payment-chart.tsx';
import { firstPayment, lastPayment, paymentName } from './payment-name.ts';
import './loan-answer.css';

/** What the first loan costs: its payment, its figures, the most the law allows, and what each payment is made of. */
export function LoanAnswer({ outcome, context, isExample = false }: PartProps) {
  const { plan, ceiling } = outcome;
  return (
    <section className="calc-answer" aria-labelledby="rezultat">
      <h2 className="eyebrow" id="rezultat">
        {paymentName(plan)}
      </h2>
      <p className="calc-big">{formatMoney(firstPayment(plan))}</p>
      {isExample && (
        <p className="calc-instead">
          O parte din ce ați scris nu a putut fi folosită. Calculul de mai jos este pentru{' '}
          {loanInWords(plan.loan)}.
        </p>
      )}
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
  const notes = [`${capital(loanInWords(loan))}.`];
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

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
