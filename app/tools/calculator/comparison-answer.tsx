import type { RepaymentPlan } from '#domain/tools/calculator/repayment-plan.ts';
import { bani, type Bani } from '#domain/base/money/bani.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import { aprText } from './apr-text.ts';
import { comparisonSentence } from './comparison-sentence.ts';
import { rateInWords, repaymentNames } from './loan-in-words.ts';
import type { PartProps } from './part-props.ts';
import { firstPayment } from './payment-name.ts';
import './part-answer.css';

type Line = { name: string; of: (plan: RepaymentPlan) => string; amount?: (plan: RepaymentPlan) => Bani };

const lines: Line[] = [
  { name: 'Suma', of: ({ loan }) => formatMoney(loan.principal), amount: ({ loan }) => loan.principal },
  { name: 'Dobânda', of: ({ loan }) => rateInWords(loan.rate) },
  { name: 'Perioada', of: ({ loan }) => formatTerm(loan.term) },
  { name: 'Cum plătiți', of: ({ loan }) => repaymentNames[loan.repayment] },
  { name: 'Prima plată', of: (plan) => formatMoney(firstPayment(plan)), amount: firstPayment },
  {
    name: 'Dobânda, în total',
    of: ({ interest }) => formatMoney(interest),
    amount: ({ interest }) => interest,
  },
  { name: 'Comisioane', of: ({ fees }) => formatMoney(fees), amount: ({ fees }) => fees },
  { name: 'Costul creditului', of: ({ cost }) => formatMoney(cost), amount: ({ cost }) => cost },
  { name: 'Dați înapoi', of: ({ total }) => formatMoney(total), amount: ({ total }) => total },
  { name: 'DAE', of: ({ aprPercent }) => aprText(aprPercent) },
];

/** Shows two loans side by side, with the difference in lei and the cheaper one. */
export function ComparisonAnswer({ outcome: { plan, second } }: PartProps) {
  if (second === null) return null;
  return (
    <div className="calc-part-answer">
      <p>{comparisonSentence(plan, second)}</p>
      <DataTable label="Cele două credite, alături" className="calc-compare">
        <thead>
          <tr>
            <th scope="col">Ce comparați</th>
            <NumberHead>Primul</NumberHead>
            <NumberHead>Al doilea</NumberHead>
            <NumberHead>Diferența</NumberHead>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, of, amount }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {[plan, second].map((each, index) => (
                <td key={index} className="r">
                  {name === 'Costul creditului' ? <CostMark>{of(each)}</CostMark> : of(each)}
                </td>
              ))}
              <td className="r">{amount ? difference(amount(plan), amount(second)) : ''}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}

function difference(first: Bani, second: Bani): string {
  const more = bani(second - first);
  return more > 0 ? `+${formatMoney(more)}` : more === 0 ? '0' : formatMoney(more);
}
