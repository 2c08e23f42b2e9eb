import type { Content } from '#server/texts/content/content.ts';
import type { ListingFacts, PageRoute } from './page-contract.ts';

export type RouteMatch = { route: PageRoute; params: Record<string, string> };
export type MatchRoute = (pathname: string) => RouteMatch | undefined;

/**
 * Matches paths against the route table, in its order. Paths without a parameter are looked up; a parameter (`:slug`) matches
 * anything without a slash. A route marked `onlyValues` matches the values of its content and nothing else.
 */
export function createRouteMatcher(routes: readonly PageRoute[], content: Content): MatchRoute {
  const fixed = new Map(routes.filter((route) => !isOpen(route)).map((route) => [route.path, route]));
  const patterns = routes.filter(isOpen).map((route) => ({
    route,
    // Runs several times for each request with a query: a URLPattern takes hundreds of times as long.
    pattern: new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    only: route.onlyValues ? new Set(route.values?.(content)) : undefined,
  }));
  return (pathname) => {
    const route = fixed.get(pathname);
    if (route) return { route, params: {} };
    for (const { route: candidate, pattern, only } of patterns) {
      const groups = pattern.exec(pathname)?.groups;
      if (!groups) continue;
      const params = { ...groups };
      if (only && !Object.values(params).every((value) => only.has(value))) continue;
      return { route: candidate, params };
    }
    return undefined;
  };
}

/** Lists every address that is made ahead, in the order of the route table. */
export function prerenderedPaths(routes: readonly PageRoute[], content: Content): string[] {
  return routes.filter((route) => route.cached).flatMap((route) => routePaths(route, content));
}

/** Lists every address of the sitemap, in the order of the route table. */
export function listedPaths(routes: readonly PageRoute[], content: Content, facts: ListingFacts): string[] {
  return routes
    .filter(({ isListed = true }) => isListed)
    .flatMap((route) =>
      routePaths(route, content, (value) => route.isListedNow?.(value, facts, content) ?? true),
    );
}

function routePaths(route: PageRoute, content: Content, isWanted = (_value: string) => true): string[] {
  if (!isOpen(route)) return [route.path];
  const values = route.values?.(content).filter(isWanted) ?? [];
  return values.map((value) => route.path.replace(/:\w+(?:\/:\w+)*/, value));
}

function isOpen(route: PageRoute): boolean {
  return route.path.includes(':');
}
