import type { Bani } from '#domain/base/money/bani.ts';
import { classNames } from '#app/ui/class-names.ts';
import './cost-bar.css';
import './scaled-cost-bar.css';

type ScaledCostBarProps = {
  principal: Bani;
  /** total cost of the loan; null: only the amount and the room are drawn */
  cost: Bani | null;
  /** the cost is from an old price */
  isOld?: boolean;
  /** highest legal total of this row; null: no legal maximum */
  maximum: Bani | null;
  /** highest total or maximum of all rows: the whole width */
  scale: Bani;
};

/** Shows a cost bar on the scale of a list, so that even the legal maximum grows from row to row. Decorative. */
export function ScaledCostBar({ principal, cost, isOld = false, maximum, scale }: ScaledCostBarProps) {
  const percent = (amount: number) => Math.round((amount / scale) * 10_000) / 100;
  const amount = percent(principal);
  const paid = percent(principal + (cost ?? 0));
  const end = maximum === null ? paid : Math.max(percent(maximum), paid);
  return (
    <svg
      className={classNames('cost-bar cost-bar-sm lender-bar', isOld && 'cost-bar-old')}
      aria-hidden="true"
    >
      <rect className="sheet" width={`${end}%`} height="100%" />
      <rect className="room" width={`${end}%`} height="100%" />
      <rect className="amount" width={`${amount}%`} height="100%" />
      {paid > amount && (
        <>
          <rect className="cost" x={`${amount}%`} width={`${percent(cost ?? 0)}%`} height="100%" />
          <line x1={`${paid}%`} x2={`${paid}%`} y1="0" y2="100%" />
        </>
      )}
      <line x1={`${amount}%`} x2={`${amount}%`} y1="0" y2="100%" />
      <rect className="frame" x="0" y="0" width={`${end}%`} height="100%" />
      {maximum !== null && (
        <line className="cap" x1={`${percent(maximum)}%`} x2={`${percent(maximum)}%`} y1="0" y2="100%" />
      )}
    </svg>
  );
}
