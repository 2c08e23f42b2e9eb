import { siteUrl } from '#server/shared/http/site-url.ts';
import type { MatchRoute } from './match-route.ts';
import type { PageCache } from './page-cache.ts';
import type { PageMaking } from './page-making.ts';
import { targetOf } from './page-target.ts';
import type { PagesAhead } from './pages-ahead.ts';

type Options = {
  cache: PageCache;
  making: PageMaking;
  pagesAhead: Pick<PagesAhead, 'remake' | 'warm'>;
  matchRoute: MatchRoute;
  origin: string;
};

/** Creates what the cached pages do when data, publications or hidden things change. */
export function createPageChanges({ cache, making, pagesAhead, matchRoute, origin }: Options) {
  return {
    /** Makes the pages with a changed tag again; all of them without a tag. The old ones are served until then. */
    async refresh(tag?: string) {
      making.change();
      await pagesAhead.remake(
        cache.invalidate((tags) => tag === undefined || tags.some((own) => isWithin(own, tag))),
      );
    },

    /**
     * Handles added and removed pages: removed ones answer 404 from now on, the others are made again, lists of pages among them.
     * @param changed paths of pages whose own text changed: their next visitor waits for the new one
     */
    async republish(changed: ReadonlySet<string> = new Set()) {
      making.change();
      for (const address of cache.invalidate(() => true)) {
        const target = targetOf(siteUrl(address, origin), matchRoute);
        if (!target || changed.has(target.url.pathname)) cache.drop(address);
      }
      await pagesAhead.warm();
    },

    /**
     * Handles a hidden or shown thing. It may be on any page, so all of them are dropped at once: the next visitor waits for a page
     * to be made, and the others are made ahead again.
     */
    async purge() {
      making.change({ hides: true });
      cache.clear();
      await pagesAhead.warm();
    },
  };
}

/** Tells whether a change concerns a tag: `comments/dae` concerns itself and all `comments`, and `comments` each of them. */
function isWithin(own: string, changed: string): boolean {
  return own === changed || own.startsWith(`${changed}/`) || changed.startsWith(`${own}/`);
}
