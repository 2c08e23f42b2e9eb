import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './card.css';

type CardProps = {
  /** the element it is; a list of cards is a list */
  as?: 'div' | 'section' | 'article' | 'li';
  /** id of the heading inside that names it */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
};

/** A white sheet under a black rule: where one types, or a thing that stands by itself. */
export function Card({ as: Element = 'div', labelledBy, className, children }: CardProps) {
  return (
    <Element className={classNames('card', className)} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
