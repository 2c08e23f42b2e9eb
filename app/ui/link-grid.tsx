import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './link-grid.css';

type LinkGridProps = {
  links: readonly { href: string; label: ReactNode }[];
  /** for names of one or two words: more of them side by side */
  narrow?: boolean;
};

/** Shows many links side by side, as many as fit, each with a line below it. */
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
