import type { DebtsPlan, OrderPlan } from '#domain/tools/debts/debts-plan.ts';
import { bani } from '#domain/base/money/bani.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { Band } from '#app/ui/band.tsx';
import './orders-view.css';

/** Shows the two orders side by side, each with the end dates of its debts, and their difference. */
export function OrdersView({ plan: { input, avalanche, snowball } }: { plan: DebtsPlan }) {
  if (input.debts.length === 1 || (!avalanche && !snowball)) return null;
  return (
    <Band
      id="ordine"
      title="Pe care o plătiți întâi"
      intro="La toate plătiți rata. Ce rămâne merge la una singură; când se închide, banii ei trec la următoarea."
    >
      <div className="orders">
        <Order name="Avalanșa" rule="întâi dobânda cea mai mare" plan={avalanche} />
        <Order name="Bulgărele de zăpadă" rule="întâi suma cea mai mică" plan={snowball} />
        {avalanche && snowball && <Difference avalanche={avalanche} snowball={snowball} />}
      </div>
    </Band>
  );
}

function Order({ name, rule, plan }: { name: string; rule: string; plan: OrderPlan | null }) {
  return (
    <section className="order" aria-label={name}>
      <h3>
        {name}
        <span className="fine">{rule}</span>
      </h3>
      {plan ? (
        <>
          <p>
            Ce rămâne peste rate merge întâi la <b>{plan.first.name}</b>.
          </p>
          <ol>
            {plan.steps.map(({ debt, month, on }, place) => (
              <li key={place}>
                <span>{debt.name}</span>
                <b>{formatDate(on)}</b>
                <svg className="order-bar" aria-hidden="true">
                  <rect width={`${(month / plan.months) * 100}%`} height="100%" />
                </svg>
              </li>
            ))}
          </ol>
          <p>
            {formatTerm({ count: plan.months, unit: 'months' })}, {moneyInSentence(plan.interest)} dobândă
          </p>
        </>
      ) : (
        <p>În ordinea aceasta, cu banii de acum, datoriile nu se termină.</p>
      )}
    </section>
  );
}

function Difference({ avalanche, snowball }: { avalanche: OrderPlan; snowball: OrderPlan }) {
  const saved = snowball.interest - avalanche.interest;
  const sooner = (avalanche.steps[0]?.month ?? 0) - (snowball.steps[0]?.month ?? 0);
  return (
    <p className="orders-difference">
      {saved > 0
        ? `Avalanșa costă cu ${moneyInSentence(bani(saved))} mai puțin. `
        : 'La datoriile dumneavoastră, amândouă costă la fel. '}
      {sooner > 0 &&
        `Cu bulgărele închideți prima datorie cu ${formatTerm({ count: sooner, unit: 'months' })} mai devreme. `}
      {(saved > 0 || sooner > 0) && 'Bună este cea pe care o puteți ține. '}O datorie întârziată sau garantată
      cu casa trece înaintea oricărei ordini.
    </p>
  );
}
