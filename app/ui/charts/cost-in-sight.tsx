import type { ReactNode } from 'react';
import type { Bani } from '#domain/base/money/bani.ts';
import { CostBar } from './cost-bar.tsx';
import './cost-in-sight.css';

type CostInSightProps = {
  /** what is borrowed, above 0 */
  principal: Bani;
  /** everything paid for it; null: not known */
  cost: Bani | null;
  /** the largest lawful total; null: there is none, and no bar */
  maximum: Bani | null;
  /** the same in words */
  children: ReactNode;
};

/**
 * What is asked costs, in a small bar and a line. In an `.in-sight-bar` above the fields of an `.in-sight` it stays on a phone’s
 * screen while one of them has the focus.
 */
export function CostInSight({ children, ...figures }: CostInSightProps) {
  return (
    <span className="in-sight-cost">
      <CostBar {...figures} size="sm" decorative />
      <span className="fine">{children}</span>
    </span>
  );
}
