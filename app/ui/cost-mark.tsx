import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './cost-mark.css';

type CostMarkProps = {
  /** by an old price: paler, with a broken edge */
  isOld?: boolean;
  children: ReactNode;
};

/** Marks a cost with the yellow pen. Yellow is the cost and only the cost: use it for nothing else. */
export function CostMark({ isOld = false, children }: CostMarkProps) {
  return <span className={classNames('cost-mark', isOld && 'cost-mark-old')}>{children}</span>;
}
