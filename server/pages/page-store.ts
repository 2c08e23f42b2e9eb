import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { MatchRoute, RouteMatch } from './match-route.ts';
import type { PageCache } from './page-cache.ts';
import type { MadePage, PageRenderer } from './page-renderer.ts';
import { siteUrl } from '#server/http/site-url.ts';
import type { StoredResponse } from '#server/http/stored-response.ts';
import { pageUrl } from './page-url.ts';

type PageStoreOptions = {
  cache: PageCache;
  renderer: PageRenderer;
  matchRoute: MatchRoute;
  /** whether a page was there and was taken out of sight */
  isHidden: (path: string) => boolean;
  /** addresses of pages that may be made ahead, now: pages come and go with their publication */
  paths: () => readonly string[];
  origin: string;
  /** what is done for pages before anybody asks for them */
  ahead: Config['pagesAhead'];
  logger: Logger;
};

const PAYLOAD = '_payload.json';

// Of 33 ms each: under a second of work.
const MOST_WANTED = 20;

/** Pages as the site serves them: from the cache, made when they are missing, made again when their data changes. */
export function createPageStore(options: PageStoreOptions) {
  const { cache, renderer, matchRoute, isHidden, paths, origin, ahead, logger } = options;
  // Raised by every change: an answer that was being made of the old data is served once and not kept.
  let generation = 0;
  // Raised when something goes out of sight: what was being made ahead then may show it, and is not kept either.
  let purges = 0;
  let isStopped = false;
  let wasWarm = false;
  // Rounds that make every page: a later one stops the one before and waits until it has ended.
  let rounds = 0;
  let lastRound: Promise<void> = Promise.resolve();

  async function make(target: Target, cookies?: string): Promise<MadePage | undefined> {
    return target.isPayload
      ? await renderer.payload(target.match, target.url)
      : await renderer.document(target.match, target.url, { cookies });
  }

  // Many who ask for one page before it is there wait for one making of it.
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
    // Made of what has changed meanwhile: kept, it would stand in the place of the page that is right.
    if (begun.generation !== generation) return await makeAhead(address);
    // No longer public, also since it was begun, or gone from what it was made of.
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

  // The first request for a page gets it compressed quickly; a page that is asked for again is worth making small, when its turn comes
  // soon: whoever asks twice for ever other sums would otherwise leave work for minutes. It comes with a later request then.
  const wanted = new Set<StoredResponse>();
  async function improveOneByOne() {
    for (const stored of wanted) {
      if (!isStopped) await stored.improve();
      wanted.delete(stored);
    }
  }

  return {
    /** A page that is ready, without waiting. `address` is the request's path and query. */
    ready(address: string): StoredResponse | undefined {
      const stored = find(address);
      if (stored?.isQuick && wanted.size < MOST_WANTED && !wanted.has(stored)) {
        wanted.add(stored);
        if (wanted.size === 1) void improveOneByOne();
      }
      return stored;
    },

    /** The methods that the page of an address answers to, as the header Allow names them; undefined when there is no page. */
    methodsOf(url: URL): string | undefined {
      const target = targetOf(url, matchRoute);
      if (!target) return undefined;
      return target.match.route.form !== undefined && !target.isPayload ? 'GET, HEAD, POST' : 'GET, HEAD';
    },

    /** The page or payload of an address: `missing` says which of the two 404 messages is right, or that it was taken away. */
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

    /** Makes every page of `paths`, where any is to be made ahead; one that fails is logged and left to be made when it is asked for. */
    async warm() {
      rounds += 1;
      const round = rounds;
      lastRound = lastRound.then(() => this.makeAll(() => round !== rounds));
      await lastRound;
      if (round === rounds) wasWarm = true;
      await this.improve();
    },

    /** `ready` once every page that is made ahead was made for the first time, whatever becomes of the database then. */
    get state(): 'starting' | 'ready' | 'stopping' {
      if (isStopped) return 'stopping';
      return wasWarm ? 'ready' : 'starting';
    },

    async makeAll(isOutdone: () => boolean) {
      if (ahead === 'none') return;
      for (const path of paths()) {
        if (isOutdone()) return;
        const isApp = matchRoute(path)?.route.kind === 'app';
        // Only application pages ask for payloads; those of documents are made when someone does.
        await this.remake(isApp ? [path, path + PAYLOAD] : [path]);
      }
    },

    /** Makes pages again whose tags a change touches; all of them without a tag. The old ones serve until then. */
    async refresh(tag?: string) {
      generation += 1;
      underWay.clear();
      await this.remake(cache.invalidate((tags) => tag === undefined || tags.includes(tag)));
    },

    /** Pages came or went: those that went answer 404 from now on, the others are made again, lists of pages among them. */
    async republish() {
      generation += 1;
      underWay.clear();
      for (const address of cache.invalidate(() => true)) {
        if (!targetOf(siteUrl(address, origin), matchRoute)) cache.drop(address);
      }
      await this.warm();
    },

    /**
     * Something went out of sight, or came back. It may stand on any page, so all of them are gone at once: the next visitor waits
     * for a page to be made, and the others are made ahead again.
     */
    async purge() {
      generation += 1;
      purges += 1;
      underWay.clear();
      cache.clear();
      await this.warm();
    },

    /** Compresses the pages that stay as well as it can be done, one after another, where that is wanted. */
    async improve() {
      if (ahead !== 'compressed') return;
      const made = generation;
      for (const stored of cache.pages()) if (made === generation && !isStopped) await stored.improve();
    },

    /** Makes nothing ahead any more: what pages are made of is about to go away. */
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
        // Hundreds of pages in one go would keep every visitor waiting until the last of them.
        await nextTurn();
      }
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;

type Target = { match: RouteMatch; url: URL; key: string; isPayload: boolean };

/** The address of the page that an address, or its payload's, is about. */
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
