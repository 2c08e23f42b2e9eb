import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { MatchRoute, RouteMatch } from './match-route.ts';
import type { PageCache } from './page-cache.ts';
import type { MadePage, PageRenderer } from './page-renderer.ts';
import { siteUrl } from '#server/shared/http/site-url.ts';
import type { StoredResponse } from '#server/shared/http/stored-response.ts';
import { pageUrl } from './page-url.ts';

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

const PAYLOAD = '_payload.json';

// Recompressions of 33 ms each: under a second of work.
const MOST_WANTED = 20;

/** Serves pages from the cache, makes missing ones, and makes them again when their data change. */
export function createPageStore(options: PageStoreOptions) {
  const { cache, renderer, matchRoute, isHidden, paths, origin, ahead, logger } = options;
  // Incremented by every change: an answer rendered from the old data is sent once and not cached.
  let generation = 0;
  // Incremented when a thing is hidden: a page being made ahead then may show it, and is not cached either.
  let purges = 0;
  let isStopped = false;
  let isLeaving = false;
  let wasWarm = false;
  // Rounds that make every page: a later one stops the one before and waits until it has ended.
  let rounds = 0;
  let lastRound: Promise<void> = Promise.resolve();

  const counts = { made: 0, failed: 0 };

  async function make(target: Target, cookies?: string): Promise<MadePage | undefined> {
    try {
      const made = target.isPayload
        ? await renderer.payload(target.match, target.url)
        : await renderer.document(target.match, target.url, { cookies });
      counts.made += 1;
      return made;
    } catch (error) {
      counts.failed += 1;
      throw error;
    }
  }

  // Simultaneous requests for a missing page wait for one rendering of it.
  const underWay = new Map<string, Promise<MadePage | undefined>>();
  async function makeOnce(target: Target, cookies?: string): Promise<MadePage | undefined> {
    const { key, match } = target;
    if (!match.route.cached) return await make(target, cookies);
    const known = underWay.get(key);
    if (known) return await known;
    const making = make(target).finally(() => {
      if (underWay.get(key) === making) underWay.delete(key);
    });
    underWay.set(key, making);
    return await making;
  }

  async function makeAhead(address: string): Promise<void> {
    const begun = { generation, purges };
    const target = targetOf(siteUrl(address, origin), matchRoute);
    const made = target && (await make(target));
    if (begun.purges !== purges) return;
    // The data changed meanwhile: cached, the page would replace the correct one.
    if (begun.generation !== generation) return await makeAhead(address);
    // The page is no longer public, or its data are gone.
    if (!target || !made || !matchRoute(target.url.pathname)) return cache.drop(address);
    // A page made before an outage is better than one made during it.
    if (!made.isComplete) return;
    cache.setPage(target.key, made.stored, target.match.route.tags);
  }

  function find(address: string): StoredResponse | undefined {
    const direct = cache.get(address);
    if (direct) return direct;
    if (!address.includes('?')) return undefined;
    const target = targetOf(siteUrl(address, origin), matchRoute);
    return target && cache.get(target.key);
  }

  // The first request for a page gets it compressed quickly. A page requested again is worth recompressing if its turn comes soon:
  // repeated requests for ever new amounts would otherwise queue minutes of work. Left-out work is queued by a later request.
  const wanted = new Set<StoredResponse>();
  async function improveOneByOne() {
    for (const stored of wanted) {
      if (!isStopped) await stored.improve();
      wanted.delete(stored);
    }
  }

  return {
    /** Returns a cached page without waiting. `address` is the request's path and query. */
    ready(address: string): StoredResponse | undefined {
      const stored = find(address);
      if (stored?.isQuick && wanted.size < MOST_WANTED && !wanted.has(stored)) {
        wanted.add(stored);
        if (wanted.size === 1) void improveOneByOne();
      }
      return stored;
    },

    /** Lists the methods of an address's page, as the header Allow names them; undefined when there is no page. */
    methodsOf(url: URL): string | undefined {
      const target = targetOf(url, matchRoute);
      if (!target) return undefined;
      return target.match.route.form !== undefined && !target.isPayload ? 'GET, HEAD, POST' : 'GET, HEAD';
    },

    /**
     * Answers with the page or payload of an address: `missing` selects one of the two 404 messages, or says that it was hidden.
     */
    async answer(
      url: URL,
      cookies?: string,
    ): Promise<{ stored: StoredResponse } | { missing: 'route' | 'page' | 'hidden' }> {
      const target = targetOf(url, matchRoute);
      if (!target) return { missing: isHidden(pageOf(url).pathname) ? 'hidden' : 'route' };
      const started = generation;
      const made = await makeOnce(target, cookies);
      if (!made) return { missing: 'page' };
      const { route } = target.match;
      if (made.isComplete && started === generation) cache.setVariant(target.key, made.stored, route.tags);
      return { stored: made.stored };
    },

    /** Makes every page of `paths`, if pages are made ahead; a failing one is logged and left to its first request. */
    async warm() {
      rounds += 1;
      const round = rounds;
      lastRound = lastRound.then(() => this.makeAll(() => round !== rounds));
      await lastRound;
      if (round === rounds) wasWarm = true;
      await this.improve();
    },

    /** Returns `ready` once every page was made ahead for the first time, even if the database is lost later. */
    get state(): 'starting' | 'ready' | 'stopping' {
      if (isStopped || isLeaving) return 'stopping';
      return wasWarm ? 'ready' : 'starting';
    },

    async makeAll(isOutdone: () => boolean) {
      if (ahead === 'none') return;
      for (const path of paths()) {
        if (isOutdone()) return;
        const isApp = matchRoute(path)?.route.kind === 'app';
        // Only application pages request payloads; those of documents are made on demand.
        await this.remake(isApp ? [path, path + PAYLOAD] : [path]);
      }
    },

    /** Makes the pages with a changed tag again; all of them without a tag. The old ones are served until then. */
    async refresh(tag?: string) {
      generation += 1;
      underWay.clear();
      await this.remake(cache.invalidate((tags) => tag === undefined || tags.includes(tag)));
    },

    /**
     * Handles added and removed pages: removed ones answer 404 from now on, the others are made again, lists of pages among them.
     */
    async republish() {
      generation += 1;
      underWay.clear();
      for (const address of cache.invalidate(() => true)) {
        if (!targetOf(siteUrl(address, origin), matchRoute)) cache.drop(address);
      }
      await this.warm();
    },

    /**
     * Handles a hidden or shown thing. It may be on any page, so all of them are dropped at once: the next visitor waits for a page
     * to be made, and the others are made ahead again.
     */
    async purge() {
      generation += 1;
      purges += 1;
      underWay.clear();
      cache.clear();
      await this.warm();
    },

    /** Recompresses the permanent pages one after another in the best quality, if that is configured. */
    async improve() {
      if (ahead !== 'compressed') return;
      const made = generation;
      for (const stored of cache.pages()) if (made === generation && !isStopped) await stored.improve();
    },

    /** Pages and payloads made since the start, and those that failed. */
    counts: (): Readonly<typeof counts> => counts,

    /** Reports `stopping` from now on, and goes on answering. */
    leave() {
      isLeaving = true;
    },

    /** Stops making pages ahead: their data are about to become unavailable. */
    stop() {
      isStopped = true;
    },

    async remake(addresses: string[]) {
      for (const address of addresses) {
        if (isStopped) return;
        try {
          await makeAhead(address);
        } catch (error) {
          logger.error({ err: error, address }, 'page could not be made ahead');
        }
        // Hundreds of pages in one go would block every visitor until the last of them.
        await nextTurn();
      }
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;

type Target = { match: RouteMatch; url: URL; key: string; isPayload: boolean };

/** Returns the page address of a page or payload address. */
function pageOf(url: URL): URL {
  const page = new URL(url);
  if (url.pathname.endsWith(`/${PAYLOAD}`)) page.pathname = url.pathname.slice(0, -PAYLOAD.length);
  return page;
}

function targetOf(url: URL, matchRoute: MatchRoute): Target | undefined {
  const page = pageOf(url);
  const isPayload = page.pathname !== url.pathname;
  const match = matchRoute(page.pathname);
  if (!match) return undefined;
  const own = pageUrl(match.route, page);
  const key = own.pathname + (isPayload ? PAYLOAD : '') + own.search;
  return { match, url: own, key, isPayload };
}
