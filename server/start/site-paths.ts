import { type Country, isPrepared } from '#domain/law/countries/country.ts';
import { checkLinks } from '#server/texts/content/check-links.ts';
import type { Content } from '#server/texts/content/content.ts';
import { entryPath } from '#server/texts/content/entry-path.ts';
import { createRouteMatcher, type MatchRoute } from '#server/web/pages/match-route.ts';
import type { PageRoute } from '#server/web/pages/page-contract.ts';
import { createSiteMap, type SiteMap } from '#server/web/pages/site-map.ts';
import type { Services } from './services.ts';

export type SitePaths = ReturnType<typeof createSitePaths>;

/**
 * Decides which paths have a page: of all the site could have, those that are public, visible and of this country.
 * @throws {ContentError} for a text that links to a page the site does not have
 */
export function createSitePaths(
  routes: readonly PageRoute[],
  services: Pick<Services, 'shownCountry' | 'content' | 'publications' | 'hidden'>,
) {
  const { shownCountry: country, content, publications, hidden } = services;
  const everything = createRouteMatcher(routes, content);
  checkLinks(content, (path) => everything(path) !== undefined);
  // The visible part of the content; rebuilt when a page is published or hidden.
  const keptBack = pagesOfRomania(country, content);
  const isElsewhere = (path: string) => {
    const { onlyIn, asksForData = false } = everything(path)?.route ?? {};
    const isOfOther = onlyIn !== undefined && onlyIn !== country.code;
    return keptBack.has(path) || isOfOther || (asksForData && !isPrepared(country));
  };
  const makeMap = (): SiteMap =>
    createSiteMap(routes, publications.content(), (path) => hidden.hasPath(path) || isElsewhere(path));
  let map = makeMap();
  // Every page of Ukraine exists under /ru/ too, with the offers of its Russian feed (domain/offers/feed-file-name.ts).
  const ownPath = (path: string) => (country.code === 'UA' ? path.replace(/^\/ru(?=\/)/, '') : path);
  const matchRoute: MatchRoute = (path) => map.matchRoute(ownPath(path));

  // Texts about Romania link to pages missing elsewhere; where all pages exist, the check is skipped.
  const leadsNowhere = isPrepared(country)
    ? undefined
    : (path: string) => everything(path) !== undefined && matchRoute(path) === undefined;

  return {
    matchRoute,
    leadsNowhere,
    /** whether the site has a page at a path, public or not, hidden or not */
    hasPage: (path: string) => everything(ownPath(path)) !== undefined,
    isHidden: (path: string) => hidden.hasPath(ownPath(path)),
    /** the public part of the site now */
    map: () => map,
    /** Reads again what is public and visible now. */
    rebuild(): void {
      map = makeMap();
    },
  };
}

// Romanian texts that a country in preparation does not have: no lender of Romania has a page there, and no promise is made under
// its law. The cookie policy is valid everywhere.
const ROMANIAN_LAW = [
  '/termenii-de-utilizare/',
  '/politica-de-confidentialitate/',
  '/politica-de-reclamatii/',
];

function pagesOfRomania(
  { preparing }: Pick<Country, 'preparing'>,
  { lenders }: Content,
): ReadonlySet<string> {
  return new Set(isPrepared({ preparing }) ? [] : [...ROMANIAN_LAW, ...lenders.map(entryPath)]);
}
