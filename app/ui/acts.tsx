import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './acts.css';

type ActsProps = {
  /** on a phone: `even`, columns of one width; `stacked`, each button on a line of its own */
  look?: 'even' | 'stacked';
  className?: string;
  children: ReactNode;
};

/** What one can do next: buttons and links in a row. */
export function Acts({ look, className, children }: ActsProps) {
  return <p className={classNames('acts', look && `acts-${look}`, className)}>{children}</p>;
}
