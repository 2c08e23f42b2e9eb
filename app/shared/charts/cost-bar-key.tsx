import { bani } from '#domain/money/bani.ts';
import { formatMoney } from '#domain/text/format-money.ts';
import type { CostBarFigures } from './cost-bar-geometry.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import './cost-bar.css';
import './cost-bar-key.css';

type CostBarKeyProps = {
  /** the figures of one bar; without them the key only names the parts, once for a whole list */
  figures?: CostBarFigures;
};

/** What the three parts of a cost bar are, and how much each is. */
export function CostBarKey({ figures }: CostBarKeyProps) {
  if (!figures) {
    return (
      <ul className="key-only">
        <li>
          <Swatch part="amount" /> Suma împrumutată
        </li>
        <li>
          <Swatch part="cost" /> Costul creditului
        </li>
        <li>
          <Swatch part="room" /> Până la maximul legal
        </li>
      </ul>
    );
  }
  const { principal, cost, maximum } = figures;
  return (
    <dl className="key">
      <div>
        <Swatch part="amount" />
        <dt>Suma împrumutată</dt>
        <dd>{formatMoney(principal)}</dd>
      </div>
      {cost !== null && (
        <div>
          <Swatch part="cost" />
          <dt>Costul creditului</dt>
          <dd>
            <CostMark>{formatMoney(cost)}</CostMark>
          </dd>
        </div>
      )}
      <div>
        <Swatch part="room" />
        <dt>{cost === null ? 'Cât permite legea peste ea' : 'Până la maximul legal'}</dt>
        <dd>{formatMoney(bani(Math.max(0, maximum - principal - (cost ?? 0))))}</dd>
      </div>
    </dl>
  );
}

function Swatch({ part }: { part: 'amount' | 'cost' | 'room' }) {
  return (
    <svg className="swatch" aria-hidden="true">
      <rect className={part} width="100%" height="100%" />
    </svg>
  );
}
