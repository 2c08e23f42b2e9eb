import type { JsonLdNode } from './json-ld.tsx';

/**
 * The way from the home page as schema.org's BreadcrumbList. The page itself comes last and has no address, as it
 * stands on the page.
 * @param items from the home page down, without the page itself
 * @param origin of the site, without a slash at its end
 */
export function breadcrumbList(
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
