import type { DebtsPlan } from '#domain/tools/debts/debts-plan.ts';
import type { Refinancing } from '#domain/tools/debts/refinancing.ts';
import { listInWords } from '#domain/base/text/day-in-words.ts';
import { bani } from '#domain/base/money/bani.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { Band } from '#app/ui/band.tsx';
import { DataTable } from '#app/ui/data-table.tsx';

type RefinancingViewProps = { plan: DebtsPlan; refinancing: Refinancing };

/** Compares one loan in place of all debts with continuing as now. */
export function RefinancingView({ plan, refinancing }: RefinancingViewProps) {
  const { avalanche, monthly, input } = plan;
  const { offer, payment, cost, principal, sameMoney, cheaperAlready } = refinancing;
  const cheaper = cheaperAlready.map((place) => input.debts[place]?.name ?? '');
  const isSome = cheaper.length > 0 && cheaper.length < input.debts.length;
  return (
    <Band
      id="refinantare"
      title="Dacă refinanțați"
      intro={`Creditul nou ar fi de ${moneyInSentence(principal)}: toate soldurile și comisioanele lui.`}
    >
      <div className="debts-words">
        <DataTable label="Planul de acum și creditul nou">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Ce se compară</span>
              </th>
              <th scope="col" className="r">
                Ca acum, cu avalanșa
              </th>
              <th scope="col" className="r">
                Creditul nou
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Pe lună</th>
              <td className="r">{formatMoney(monthly)}</td>
              <td className="r">{formatMoney(payment)}</td>
            </tr>
            <tr>
              <th scope="row">Cât ține</th>
              <td className="r">{avalanche ? months(avalanche.months) : 'nu se termină'}</td>
              <td className="r">{months(offer.months)}</td>
            </tr>
            <tr>
              <th scope="row">Dobândă și comisioane</th>
              <td className="r">{avalanche ? formatMoney(avalanche.interest) : '–'}</td>
              <td className="r">{formatMoney(cost)}</td>
            </tr>
          </tbody>
        </DataTable>
        <p>
          <b>{comparison(plan, refinancing)}</b>
          {sameMoney &&
            ` Dacă la creditul nou plătiți tot ${moneyInSentence(monthly)} pe lună, îl terminați în ${months(sameMoney.months)} și vă costă ${moneyInSentence(sameMoney.cost)}.`}
        </p>
        {isSome && (
          <p>
            {`${listInWords(cheaper)}: dobânda de acum nu este mai mare decât cea nouă. Întrebați dacă ${cheaper.length === 1 ? 'datoria aceasta poate' : 'datoriile acestea pot'} rămâne în afară.`}
          </p>
        )}
        <p className="fine">
          Fără ce vă poate cere creditorul vechi la închiderea înainte de termen și fără asigurări. Întrebați
          și dacă dobânda nouă este fixă.
        </p>
      </div>
    </Band>
  );
}

function comparison({ avalanche, monthly }: DebtsPlan, { payment, cost }: Refinancing): string {
  if (!avalanche) {
    return payment > monthly
      ? 'Creditul nou are un sfârșit, dar rata lui este mai mare decât ce plătiți acum.'
      : 'Creditul nou are un sfârșit, ceea ce ratele de acum nu au.';
  }
  const difference = cost - avalanche.interest;
  if (difference > 0) {
    const lower =
      payment < monthly
        ? ` Rata scade cu ${moneyInSentence(bani(monthly - payment))}, dar plătiți mai mult timp.`
        : '';
    return `Creditul nou v-ar costa cu ${moneyInSentence(bani(difference))} mai mult decât planul de acum.${lower}`;
  }
  if (difference === 0) return 'Creditul nou v-ar costa la fel ca planul de acum.';
  const higher = payment > monthly ? `, dar rata crește cu ${moneyInSentence(bani(payment - monthly))}` : '';
  return `Creditul nou v-ar costa cu ${moneyInSentence(bani(0 - difference))} mai puțin decât planul de acum${higher}.`;
}

function months(count: number): string {
  return formatTerm({ count, unit: 'months' });
}
