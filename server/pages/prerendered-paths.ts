import type { Content } from '#server/content/content.ts';
import type { PageRoute } from './page-contract.ts';

/** Every address that is made ahead: the fixed ones and those of content, in the order of the route table. */
export function prerenderedPaths(routes: readonly PageRoute[], content: Pick<Content, 'slugs'>): string[] {
  return routes
    .filter((route) => route.cached)
    .flatMap((route) => {
      if (!route.path.includes(':')) return [route.path];
      if (!route.contentType) return [];
      return content.slugs(route.contentType).map((slug) => route.path.replace(':slug', slug));
    });
}
