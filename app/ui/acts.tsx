import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './acts.css';

type ActsProps = {
  /** on phones: `even`, columns of equal width; `stacked`, each button on its own line */
  look?: 'even' | 'stacked';
  className?: string;
  children: ReactNode;
};

/** Shows the next actions: buttons and links in a row. */
export function Acts({ look, className, children }: ActsProps) {
  return <p className={classNames('acts', look && `acts-${look}`, className)}>{children}</p>;
}
