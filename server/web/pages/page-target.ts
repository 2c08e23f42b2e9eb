import type { MatchRoute, RouteMatch } from './match-route.ts';
import type { PageRoute } from './page-contract.ts';
import { pageUrl } from './page-url.ts';

/** Names of a page's parts, below its own address: all of its data, and those with which React takes its document over. */
export const PAYLOAD = '_payload.json';
export const DATA = '_data.json';

type PagePart = '' | typeof PAYLOAD | typeof DATA;

/** A page, its payload or its data, with the key it is cached under; the part '' is the document. */
export type PageTarget = { match: RouteMatch; url: URL; key: string; part: PagePart };

/** Returns the address of the page that an address or the address of a part belongs to. */
export function pageOf(url: URL): URL {
  const page = new URL(url);
  page.pathname = url.pathname.slice(0, url.pathname.length - partOf(url).length);
  return page;
}

function partOf({ pathname }: URL): PagePart {
  return ([PAYLOAD, DATA] as const).find((part) => pathname.endsWith(`/${part}`)) ?? '';
}

/** Returns the address, and key, of a part of a page. @param page as pageUrl reduced it */
export function addressOf({ pathname, search }: URL, part: PagePart): string {
  return pathname + part + search;
}

/** Tells whether the data of a route's documents are a response of their own: React takes them over, and they are the same for all. */
export function hasOwnData({ kind, cached }: PageRoute): boolean {
  return kind === 'app' && cached;
}

/** Finds the page, or the part of a page, of an address; undefined when there is none. */
export function targetOf(url: URL, matchRoute: MatchRoute): PageTarget | undefined {
  const page = pageOf(url);
  const part = partOf(url);
  const match = matchRoute(page.pathname);
  if (!match || (part === DATA && !hasOwnData(match.route))) return undefined;
  const own = pageUrl(match.route, page);
  return { match, url: own, key: addressOf(own, part), part };
}

/** Lists the data a page is made from, with the parameters of its address: `comments/dae`. */
export function tagsOf({ route, params }: RouteMatch): string[] {
  return route.tags.map((tag) => tag.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? ''));
}
