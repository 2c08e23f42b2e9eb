import type { Content } from '#server/content/content.ts';
import { existingLinks } from '#server/content/existing-links.ts';
import { createRouteMatcher, listedPaths, type MatchRoute, prerenderedPaths } from './match-route.ts';
import type { ListingFacts, PageRoute } from './page-contract.ts';

/** Every address the site has with this content, and what its menus may lead to. */
export type SiteMap = {
  content: Content;
  matchRoute: MatchRoute;
  /** addresses that are made ahead */
  paths: readonly string[];
  /** those that search engines may list now */
  listed(facts: ListingFacts): string[];
};

/** @param content the part of it that is public: nothing else gets an address */
export function createSiteMap(routes: readonly PageRoute[], content: Content): SiteMap {
  const matchRoute = createRouteMatcher(routes, content);
  const navigation = existingLinks(content.navigation, (path) => matchRoute(path) !== undefined);
  return {
    content: { ...content, navigation },
    matchRoute,
    paths: prerenderedPaths(routes, content),
    listed: (facts) => listedPaths(routes, content, facts),
  };
}
