import type { PageRoute } from './page-contract.ts';

/**
 * The key of a page in the cache: its path with only the query keys that change it, in the route's order. Campaign
 * parameters and the like never make a second copy.
 */
export function cacheKey(route: PageRoute, url: URL): string {
  const kept = new URLSearchParams();
  for (const key of route.query) {
    for (const value of url.searchParams.getAll(key)) kept.append(key, value);
  }
  return kept.size > 0 ? `${url.pathname}?${kept}` : url.pathname;
}
