import { memo, use } from 'react';
import { breadcrumbList } from './breadcrumb-list.ts';
import { JsonLd } from './json-ld.tsx';
import { PageAddress } from './page-address.ts';
import './breadcrumbs.css';

type BreadcrumbsProps = {
  /** between the home page and this one */
  items?: readonly { href: string; label: string }[];
  /** name of the page one is on */
  current: string;
};

const home = { href: '/', label: 'Prima pagină' };

/** The way from the home page to this one, for people and for search engines. */
export const Breadcrumbs = memo(function Breadcrumbs({ items = [], current }: BreadcrumbsProps) {
  const { origin } = use(PageAddress);
  const way = [home, ...items];
  return (
    <nav className="crumbs" aria-label="Unde vă aflați">
      <ol>
        {way.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
      <JsonLd nodes={[breadcrumbList(way, current, origin)]} />
    </nav>
  );
});
