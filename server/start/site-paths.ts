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
  services: Pick<Services, 'shownCountry' | 'allContent' | 'texts' | 'publications' | 'hidden'>,
) {
  const { shownCountry: country, allContent, texts, publications, hidden } = services;
  let everything = createRouteMatcher(routes, allContent());
  const movedTo = (path: string): string | undefined => {
    const slug = texts.movedTo(path.slice(1, -1));
    return slug === undefined ? undefined : `/${slug}/`;
  };
  checkLinks(allContent(), (path) => everything(movedTo(path) ?? path) !== undefined);
  let keptBack = pagesOfRomania(country, allContent());
  const isElsewhere = (path: string) => {
    const { onlyIn, asksForData = false } = everything(path)?.route ?? {};
    const isOfOther = onlyIn !== undefined && onlyIn !== country.code;
    return keptBack.has(path) || isOfOther || (asksForData && !isPrepared(country));
  };
  // The visible part of the content; rebuilt when a page is published, changed or hidden.
  const makeMap = (): SiteMap =>
    createSiteMap(
      routes,
      publications.content(),
      (path) => hidden.hasPath(path) || isElsewhere(path),
      movedTo,
    );
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
    /** where a text is now that left this address; undefined for every other path */
    movedTo,
    /** the public part of the site now */
    map: () => map,
    /** Reloads the public and visible paths. */
    rebuild(): void {
      everything = createRouteMatcher(routes, allContent());
      keptBack = pagesOfRomania(country, allContent());
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
