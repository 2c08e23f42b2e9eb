import type { ListedPage } from '#domain/texts/pages/listed-page.ts';
import { type Content, withoutLinks } from '#server/texts/content/content.ts';
import { existingLinks } from '#server/texts/content/existing-links.ts';
import {
  createRouteMatcher,
  listedPaths,
  type MatchRoute,
  prerenderedPaths,
  type RouteMatch,
} from './match-route.ts';
import type { ListingFacts, PageRoute } from './page-contract.ts';

/** Every address of the site with this content, and the pages its menus may link to. */
export type SiteMap = {
  content: Content;
  routes: readonly PageRoute[];
  matchRoute: MatchRoute;
  /** addresses that are made ahead */
  paths: readonly string[];
  /** lists the addresses for search engines now */
  listed(facts: ListingFacts): string[];
  /** lists the same pages, by name */
  listedPages: (facts: ListingFacts) => ListedPage[];
};

/**
 * Builds the site map of a content. @param content its public part: no other text gets an address
 * @param isHidden whether the page of a path is hidden: it has no address, and nothing links to it
 * @param movedTo where a text is now that left an address
 */
export function createSiteMap(
  routes: readonly PageRoute[],
  content: Content,
  isHidden: (path: string) => boolean,
  movedTo: (path: string) => string | undefined = () => undefined,
): SiteMap {
  const shown = withoutLinks(content, isHidden);
  const match = createRouteMatcher(routes, shown);
  const matchRoute: MatchRoute = (path) => (isHidden(path) ? undefined : match(path));
  const navigation = existingLinks(
    shown.navigation,
    (path) => matchRoute(movedTo(path) ?? path) !== undefined,
  );
  const isShown = (path: string) => !isHidden(path);
  const listed = (facts: ListingFacts) => listedPaths(routes, shown, facts).filter(isShown);
  return {
    content: { ...shown, navigation },
    routes,
    matchRoute,
    paths: prerenderedPaths(routes, shown).filter(isShown),
    listed,
    listedPages: (facts) =>
      listed(facts).flatMap((path) => {
        const found = matchRoute(path);
        return found
          ? [
              {
                path,
                name: nameOf(found, shown) ?? path,
                module: found.route.module,
                group: found.route.group,
              },
            ]
          : [];
      }),
  };
}

/** A page's name is that of its declaration, else of its texts. */
function nameOf({ route: { name, path }, params }: RouteMatch, content: Content): string | undefined {
  if (typeof name === 'function') return name(Object.values(params).join('/'), content);
  return name ?? content.dataPages.find((page) => page.path === path)?.title;
}
