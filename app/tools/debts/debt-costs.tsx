import type { DebtCost } from '#domain/tools/debts/debts-plan.ts';
import { bani } from '#domain/base/money/bani.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatRate } from '#domain/base/text/format-percent.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { Notice } from '#app/ui/notice.tsx';
import './debt-costs.css';

/** Shows the monthly payment of each debt, and the part that reduces the debt. */
export function DebtCosts({ costs }: { costs: readonly DebtCost[] }) {
  return (
    <ul className="debt-costs">
      {costs.map((cost, place) => (
        <li key={place}>
          <h3>
            {cost.debt.name}
            <span className="fine">
              {moneyInSentence(cost.debt.balance)}, {formatRate(cost.debt.yearlyRatePercent)} pe an
              {cost.debt.dueDay !== null && `, scadența pe ${cost.debt.dueDay}`}
            </span>
          </h3>
          <PaymentBar {...cost} />
          <PaymentInWords {...cost} />
        </li>
      ))}
    </ul>
  );
}

/** Shows the payment as a bar: interest, then principal. The text beside it says the same. */
function PaymentBar({ debt: { minimum }, interest }: DebtCost) {
  const part = minimum === 0 ? (interest === 0 ? 0 : 100) : Math.min(100, (interest / minimum) * 100);
  return (
    <svg className="debt-bar" aria-hidden="true">
      <rect className="repaid" width="100%" height="100%" />
      <rect className="interest" width={`${part}%`} height="100%" />
    </svg>
  );
}

function PaymentInWords({ debt, interest, repaid, alone }: DebtCost) {
  const { minimum } = debt;
  if (interest === 0 && minimum === 0) {
    return <p>Nu are dobândă și nici rată: se închide cu banii pe care îi puneți în plus.</p>;
  }
  if (repaid <= 0) {
    return (
      <Notice>
        <p>
          {repaid < 0 ? (
            <>
              Dobânda unei luni este de <b>{moneyInSentence(interest)}</b>, iar rata de{' '}
              {moneyInSentence(minimum)} nu o acoperă: datoria crește cu {moneyInSentence(bani(0 - repaid))}{' '}
              pe lună, chiar dacă plătiți la timp.
            </>
          ) : (
            <>
              Rata de {moneyInSentence(minimum)} este toată dobândă: datoria stă pe loc, chiar dacă plătiți la
              timp.
            </>
          )}{' '}
          Cereți creditorului alt grafic: <a href="#scrisori">scrisoarea este mai jos</a>. Dacă prețul vi se
          pare prea mare, <a href="/verificare/">verificați contractul</a>.
        </p>
      </Notice>
    );
  }
  return (
    <p>
      Din {moneyInSentence(bani(Math.min(minimum, debt.balance + interest)))}, luna viitoare,{' '}
      <b>{moneyInSentence(interest)}</b> sunt dobândă și {moneyInSentence(repaid)} scad datoria.{' '}
      {alone
        ? `Numai cu rata aceasta se termină în ${formatTerm({ count: alone.months, unit: 'months' })} și mai costă ${moneyInSentence(alone.interest)}.`
        : 'Numai cu rata aceasta ține peste 50 de ani.'}
    </p>
  );
}
