import type { ReactNode } from 'react';
import './cost-mark.css';

/** Marks a cost with the yellow pen. Yellow is the cost and only the cost: use it for nothing else. */
export function CostMark({ children }: { children: ReactNode }) {
  return <span className="cost-mark">{children}</span>;
}
