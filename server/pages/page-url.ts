import { readQuery } from '#domain/text/read-query.ts';
import { withoutInvisible } from '#domain/text/without-invisible.ts';
import type { PageRoute } from './page-contract.ts';

/**
 * The address as the page of a route sees it: its path with only the query keys its route names, in the route's order. What
 * pages are made of and what they are kept under is one thing, so nobody sees a page that another address made. Campaign
 * parameters and the like never make a second copy. Forms with GET write what was typed here: signs that nobody sees are left out.
 */
export function pageUrl({ query }: Pick<PageRoute, 'query'>, url: URL): URL {
  const asked = readQuery(url.search);
  const named = new URLSearchParams();
  for (const key of query) {
    for (const value of asked.getAll(key)) named.append(key, withoutInvisible(value));
  }
  const own = new URL(url);
  own.search = named.toString();
  return own;
}
