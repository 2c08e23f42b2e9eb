import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { MatchRoute } from './match-route.ts';
import type { PageCache } from './page-cache.ts';
import { createPageChanges } from './page-changes.ts';
import { createPageMaking, partsOf } from './page-making.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createPagesAhead } from './pages-ahead.ts';
import { pageOf, tagsOf, targetOf } from './page-target.ts';
import { siteUrl } from '#server/shared/http/site-url.ts';
import type { StoredResponse } from '#server/shared/http/stored-response.ts';

// Recompressions of 33 ms each: under a second of work.
const MOST_WANTED = 20;

type PageStoreOptions = {
  cache: PageCache;
  renderer: PageRenderer;
  matchRoute: MatchRoute;
  /** whether a page existed and was hidden */
  isHidden: (path: string) => boolean;
  /** addresses of pages that may be made ahead, now: pages come and go with their publication */
  paths: () => readonly string[];
  origin: string;
  /** work done for pages before any request */
  ahead: Config['pagesAhead'];
  logger: Logger;
};

/** Serves pages from the cache, makes missing ones, and makes them again when their data change. */
export function createPageStore(options: PageStoreOptions) {
  const { cache, renderer, matchRoute, isHidden, origin } = options;
  const making = createPageMaking(renderer);
  const pagesAhead = createPagesAhead({ ...options, making });
  const improvements = createPageImprovements(pagesAhead.isStopped);

  function find(address: string): StoredResponse | undefined {
    const direct = cache.get(address);
    if (direct) return direct;
    if (!address.includes('?')) return undefined;
    const target = targetOf(siteUrl(address, origin), matchRoute);
    return target && cache.get(target.key);
  }

  return {
    /** Returns a cached page without waiting. `address` is the request's path and query. */
    ready(address: string): StoredResponse | undefined {
      const stored = find(address);
      if (stored?.isQuick) improvements.want(stored);
      return stored;
    },

    /** Lists the methods of an address's page, as the header Allow names them; undefined when there is no page. */
    methodsOf(url: URL): string | undefined {
      const target = targetOf(url, matchRoute);
      if (!target) return undefined;
      return target.match.route.form !== undefined && target.part === '' ? 'GET, HEAD, POST' : 'GET, HEAD';
    },

    /**
     * Answers with the page of an address, or a part of it: `missing` selects one of the two 404 messages, or says that it was hidden.
     */
    async answer(
      url: URL,
      cookies?: string,
    ): Promise<{ stored: StoredResponse } | { missing: 'route' | 'page' | 'hidden' }> {
      const target = targetOf(url, matchRoute);
      if (!target) return { missing: isHidden(pageOf(url).pathname) ? 'hidden' : 'route' };
      const started = making.generation;
      const made = await making.makeOnce(target, cookies);
      if (!made) return { missing: 'page' };
      if (made.isComplete && started === making.generation) {
        for (const [key, stored] of partsOf(target, made))
          cache.setVariant(key, stored, tagsOf(target.match));
      }
      return { stored: made.stored };
    },

    /** Makes every page of `paths`, if pages are made ahead; a failing one is logged and left to its first request. */
    warm: () => pagesAhead.warm(),

    /** Returns `ready` once every page was made ahead for the first time, even if the database is lost later. */
    get state() {
      return pagesAhead.state;
    },

    ...createPageChanges({ cache, making, pagesAhead, matchRoute, origin }),
    remake: pagesAhead.remake,
    /** Recompresses the permanent pages one after another in the best quality, if that is configured. */
    improve: pagesAhead.improve,
    /** Returns the pages and parts of pages made since the start, and those that failed. */
    counts: making.counts,
    /** Reports `stopping` from now on, and goes on answering. */
    leave: () => pagesAhead.leave(),
    /** Stops making pages ahead: their data are about to become unavailable. */
    stop: () => pagesAhead.stop(),
  };
}

export type PageStore = ReturnType<typeof createPageStore>;

/**
 * Recompresses requested pages one after another. The first request for a page gets it compressed quickly. A page requested again is
 * worth recompressing if its turn comes soon: repeated requests for ever new amounts would otherwise queue minutes of work. Left-out
 * work is queued by a later request.
 */
function createPageImprovements(isStopped: () => boolean) {
  const wanted = new Set<StoredResponse>();

  async function improveOneByOne() {
    for (const stored of wanted) {
      if (!isStopped()) await stored.improve();
      wanted.delete(stored);
    }
  }

  return {
    /** Queues a page, if the queue is short. */
    want(stored: StoredResponse): void {
      if (wanted.size >= MOST_WANTED || wanted.has(stored)) return;
      wanted.add(stored);
      if (wanted.size === 1) void improveOneByOne();
    },
  };
}
