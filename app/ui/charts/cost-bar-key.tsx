import { bani } from '#domain/base/money/bani.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import type { CostBarFigures } from './cost-bar-geometry.ts';
import { classNames } from '#app/ui/class-names.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import './cost-bar.css';
import './cost-bar-key.css';

type CostBarKeyProps = {
  /** figures of one bar; without them the key only names the parts, once for a whole list */
  figures?: CostBarFigures;
  /** the cost is from an old price */
  isOld?: boolean;
};

/** Explains the three parts of a cost bar, with their amounts. */
export function CostBarKey({ figures, isOld = false }: CostBarKeyProps) {
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
  const room = maximum - principal - (cost ?? 0);
  return (
    <dl className="key">
      <div>
        <Swatch part="amount" />
        <dt>Suma împrumutată</dt>
        <dd>{formatMoney(principal)}</dd>
      </div>
      {cost !== null && (
        <div>
          <Swatch part="cost" isOld={isOld} />
          <dt>Costul creditului</dt>
          <dd>
            <CostMark isOld={isOld}>{formatMoney(cost)}</CostMark>
          </dd>
        </div>
      )}
      <div>
        <Swatch part={room < 0 ? 'cost' : 'room'} />
        <dt>{roomName(cost, room)}</dt>
        <dd>{formatMoney(bani(Math.abs(room)))}</dd>
      </div>
    </dl>
  );
}

function roomName(cost: number | null, room: number): string {
  if (cost === null) return 'Cât permite legea peste ea';
  return room < 0 ? 'Din cost, peste maximul legal' : 'Până la maximul legal';
}

function Swatch({ part, isOld = false }: { part: 'amount' | 'cost' | 'room'; isOld?: boolean }) {
  return (
    <svg className={classNames('swatch', isOld && 'cost-bar-old')} aria-hidden="true">
      <rect className={part} width="100%" height="100%" />
    </svg>
  );
}
