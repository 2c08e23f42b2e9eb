import type { Bani } from '#domain/base/money/bani.ts';
import { formatLei, formatMoney, leiInSentence } from '#domain/base/text/format-money.ts';
import './plain-bar.css';

/** Shows a price without a ceiling in lei: the amount, and its cost. */
export function PlainBar({ received, cost }: { received: Bani; cost: Bani }) {
  const amount = Math.round((received / Math.max(1, received + cost)) * 10_000) / 100;
  return (
    <svg
      className="plain-bar"
      role="img"
      aria-label={`Împrumutați ${leiInSentence(received)}, costul este de ${leiInSentence(cost)}`}
    >
      <rect className="amount" width={`${amount}%`} height="100%" />
      <rect
        className="cost"
        x={`${amount}%`}
        width={`${Math.round((100 - amount) * 100) / 100}%`}
        height="100%"
      />
      <line x1={`${amount}%`} x2={`${amount}%`} y1="0" y2="100%" />
      {amount > 32 && (
        <text className="on-amount" x="10" y="50%">
          {formatLei(received)}
        </text>
      )}
      {amount < 76 && (
        <text className="on-cost" x={`${amount + 2}%`} y="50%">
          {formatMoney(cost)}
        </text>
      )}
    </svg>
  );
}
