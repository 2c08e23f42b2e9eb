import type { ReactNode } from 'react';
import type { Bani } from '#domain/base/money/bani.ts';
import { CostBar } from './cost-bar.tsx';
import './cost-in-sight.css';

type CostInSightProps = {
  /** principal, above 0 */
  principal: Bani;
  /** total cost of the loan; null if unknown */
  cost: Bani | null;
  /** highest legal total; null: no ceiling, and no bar */
  maximum: Bani | null;
  /** the same figures in words */
  children: ReactNode;
};

/**
 * Shows the cost of the request in a small bar and a line. In an `.in-sight-bar` above the fields of an `.in-sight` it stays on a
 * phone’s screen while one of them has the focus.
 */
export function CostInSight({ children, ...figures }: CostInSightProps) {
  return (
    <span className="in-sight-cost">
      <CostBar {...figures} size="sm" decorative />
      <span className="fine">{children}</span>
    </span>
  );
}
