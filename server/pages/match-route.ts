import type { PageRoute } from './page-contract.ts';

export type RouteMatch = { route: PageRoute; params: Record<string, string> };
export type MatchRoute = (pathname: string) => RouteMatch | undefined;

/**
 * Matches paths against the route table, in its order. Paths without parameters are looked up, the rest are
 * URLPatterns. A route of a content type matches only slugs that exist: any other root address has no route.
 */
export function createRouteMatcher(
  routes: readonly PageRoute[],
  hasSlug: (type: NonNullable<PageRoute['contentType']>, slug: string) => boolean,
): MatchRoute {
  const fixed = new Map(routes.filter((route) => !isPattern(route)).map((route) => [route.path, route]));
  const patterns = routes
    .filter(isPattern)
    .map((route) => ({ route, pattern: new URLPattern({ pathname: route.path }) }));
  return (pathname) => {
    const route = fixed.get(pathname);
    if (route) return { route, params: {} };
    for (const { route: candidate, pattern } of patterns) {
      const groups = pattern.exec({ pathname })?.pathname.groups;
      if (!groups) continue;
      const params = Object.fromEntries(Object.entries(groups).map(([key, value]) => [key, value ?? '']));
      if (candidate.contentType && !hasSlug(candidate.contentType, params['slug'] ?? '')) continue;
      return { route: candidate, params };
    }
    return undefined;
  };
}

function isPattern(route: PageRoute): boolean {
  return route.path.includes(':');
}
