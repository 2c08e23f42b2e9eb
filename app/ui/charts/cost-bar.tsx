import type { Bani } from '#domain/base/money/bani.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { classNames } from '#app/ui/class-names.ts';
import { costBarGeometry } from './cost-bar-geometry.ts';
import { costBarSentence } from './cost-bar-sentence.ts';
import './cost-bar.css';

type CostBarProps = {
  /** principal, above 0 */
  principal: Bani;
  /** total cost of the loan; null if the lender's price is unknown: only amount and room are drawn */
  cost: Bani | null;
  /** the cost is from an old price: paler, with a dashed edge */
  isOld?: boolean;
  /** highest legal total (LegalMaximum.total); null: no ceiling applies */
  maximum: Bani | null;
  /** total at the right edge if there is no ceiling, so that bars side by side share a scale; without it no bar is drawn */
  scale?: Bani | null;
  /** lg: 44 px, 52 on wide screens, for an answer; md: 20 px, an offer; sm: 13 px, a row of a list */
  size?: 'lg' | 'md' | 'sm';
  /** text inside the amount; by default the amount itself on a large bar and nothing on others */
  label?: string;
  /** text under the right edge, before „de dat înapoi”: „prin lege, cel mult 3 820 lei” */
  endLabel?: string;
  /** text beside the bar has the same numbers: the bar is hidden from screen readers */
  decorative?: boolean;
};

/** Shows the cost bar: amount, cost, and the room up to the legal maximum. */
export function CostBar(props: CostBarProps) {
  const { principal, cost, maximum, isOld = false, size = 'md', endLabel, decorative = false } = props;
  const end = maximum ?? props.scale ?? null;
  if (end === null) return null;
  const hasCeiling = maximum !== null;
  const { amount, costEnd, maximum: edge } = costBarGeometry({ principal, cost, maximum: end });
  const label = props.label ?? (size === 'lg' ? formatMoney(principal) : undefined);
  const bar = (
    <svg
      className={classNames(
        'cost-bar',
        `cost-bar-${size}`,
        hasCeiling && edge < 100 && 'cost-bar-over',
        !hasCeiling && 'cost-bar-free',
        isOld && 'cost-bar-old',
      )}
      {...(decorative || !hasCeiling
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': costBarSentence({ principal, cost, maximum }) })}
    >
      {hasCeiling && <rect className="room" width="100%" height="100%" />}
      <rect className="amount" width={`${amount}%`} height="100%" />
      {costEnd > amount && (
        <>
          <rect className="cost" x={`${amount}%`} width={`${part(amount, costEnd)}%`} height="100%" />
          <line x1={`${costEnd}%`} x2={`${costEnd}%`} y1="0" y2="100%" />
        </>
      )}
      <line x1={`${amount}%`} x2={`${amount}%`} y1="0" y2="100%" />
      {hasCeiling && edge < 100 && (
        <line className="cap" x1={`${edge}%`} x2={`${edge}%`} y1="-15%" y2="115%" />
      )}
      {label && (
        <text x="12" y="50%">
          {label}
        </text>
      )}
    </svg>
  );
  if (!endLabel) return bar;
  return (
    <div>
      {bar}
      <p className="cost-bar-end">{`${endLabel} de dat înapoi`}</p>
    </div>
  );
}

function part(from: number, to: number): number {
  return Math.round((to - from) * 100) / 100;
}
