import type { MatchRoute, RouteMatch } from './match-route.ts';
import { pageUrl } from './page-url.ts';

/** Name of a page's data, below its own address. */
export const PAYLOAD = '_payload.json';

/** A page or its payload, with the key it is cached under. */
export type PageTarget = { match: RouteMatch; url: URL; key: string; isPayload: boolean };

/** Returns the page address of a page or payload address. */
export function pageOf(url: URL): URL {
  const page = new URL(url);
  if (url.pathname.endsWith(`/${PAYLOAD}`)) page.pathname = url.pathname.slice(0, -PAYLOAD.length);
  return page;
}

/** Finds the page or payload of an address; undefined when there is none. */
export function targetOf(url: URL, matchRoute: MatchRoute): PageTarget | undefined {
  const page = pageOf(url);
  const isPayload = page.pathname !== url.pathname;
  const match = matchRoute(page.pathname);
  if (!match) return undefined;
  const own = pageUrl(match.route, page);
  const key = own.pathname + (isPayload ? PAYLOAD : '') + own.search;
  return { match, url: own, key, isPayload };
}

/** Lists the data a page is made from, with the parameters of its address: `comments/dae`. */
export function tagsOf({ route, params }: RouteMatch): string[] {
  return route.tags.map((tag) => tag.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? ''));
}
