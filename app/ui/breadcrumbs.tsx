import { memo, use } from 'react';
import { JsonLd, type JsonLdNode } from './json-ld.tsx';
import { PageAddress } from './page-address.ts';
import './breadcrumbs.css';

type BreadcrumbsProps = {
  /** between the home page and this one */
  items?: readonly { href: string; label: string }[];
  /** name of the current page */
  current: string;
};

const home = { href: '/', label: 'Prima pagină' };

/** Shows the path from the home page to this one, to people and search engines. */
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

/**
 * Describes the breadcrumbs as schema.org's BreadcrumbList. The current page comes last, without an address, as on the page.
 * @param items from the home page down, without the current page
 * @param origin of the site, without a slash at its end
 */
function breadcrumbList(
  items: readonly { href: string; label: string }[],
  current: string,
  origin: string,
): JsonLdNode {
  const way = items.map(({ href, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    // A visitor's amount and term are left out.
    item: origin + href.split('?', 1)[0],
  }));
  const last = { '@type': 'ListItem', position: items.length + 1, name: current };
  return { '@type': 'BreadcrumbList', itemListElement: [...way, last] };
}
