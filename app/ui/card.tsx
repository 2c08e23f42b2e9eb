import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './card.css';

type CardProps = {
  /** element to render; a list of cards is a list */
  as?: 'div' | 'section' | 'article' | 'li';
  className?: string;
  children: ReactNode;
};

/** Shows a white sheet under a black rule: for a form, or for something self-contained. */
export function Card({ as: Element = 'div', className, children }: CardProps) {
  return <Element className={classNames('card', className)}>{children}</Element>;
}
