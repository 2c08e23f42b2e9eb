import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './link-grid.css';

type LinkGridProps = {
  links: readonly { href: string; label: ReactNode }[];
  /** for names of a word or two: more of them side by side */
  narrow?: boolean;
};

/** Many links side by side, as many as the width takes, each with a line below it. */
export function LinkGrid({ links, narrow = false }: LinkGridProps) {
  return (
    <ul className={classNames('link-grid', narrow && 'link-grid-narrow')}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
