import { readQuery } from '#domain/base/text/read-query.ts';
import { withoutInvisible } from '#domain/base/text/without-invisible.ts';
import type { PageRoute } from './page-contract.ts';

/**
 * Reduces an address to what the page of a route sees: its path with only the query keys its route names, in the route's order.
 * Pages are made from this address and cached under it, so that no visitor gets a page made for another address, and campaign
 * parameters never make a second copy. Forms with GET send typed text: invisible characters are removed.
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
