import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './cost-mark.css';

type CostMarkProps = {
  /** from an old price: paler, with a dashed edge */
  isOld?: boolean;
  children: ReactNode;
};

/** Marks a cost in yellow, like a highlighter. Yellow means cost and only cost: use it for nothing else. */
export function CostMark({ isOld = false, children }: CostMarkProps) {
  return <span className={classNames('cost-mark', isOld && 'cost-mark-old')}>{children}</span>;
}
