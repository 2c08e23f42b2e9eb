import { memo, use } from 'react';
import { JsonLd, type JsonLdNode } from './json-ld.tsx';
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

/**
 * The way from the home page as schema.org's BreadcrumbList. The page itself comes last and has no address, as it
 * stands on the page.
 * @param items from the home page down, without the page itself
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
    // Of a visitor's amount and term nothing is said here.
    item: origin + href.split('?', 1)[0],
  }));
  const last = { '@type': 'ListItem', position: items.length + 1, name: current };
  return { '@type': 'BreadcrumbList', itemListElement: [...way, last] };
}
