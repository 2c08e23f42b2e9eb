import type { PageWords } from '#domain/texts/pages/page-words.ts';
import type { Content } from '#server/texts/content/content.ts';
import { routeValues } from './match-route.ts';
import type { PageRoute } from './page-contract.ts';

/** Lists the words of the search that pages declare, by path. */
export function declaredWords(
  routes: readonly PageRoute[],
  content: Content,
): ReadonlyMap<string, PageWords> {
  const words = new Map<string, PageWords>();
  for (const route of routes) {
    for (const { path, value } of routeValues(route, content)) {
      const declared = route.search?.(content, value);
      if (declared) words.set(path, declared);
    }
  }
  return words;
}
