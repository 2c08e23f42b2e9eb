import type { Config } from '#server/config.ts';
import { PAYLOAD } from './page-target.ts';
import { createPageRemaking, type PageRemakingOptions } from './page-remaking.ts';

type Options = PageRemakingOptions & {
  /** addresses of pages that may be made ahead, now: pages come and go with their publication */
  paths: () => readonly string[];
  /** work done for pages before any request */
  ahead: Config['pagesAhead'];
};

export type PagesAhead = ReturnType<typeof createPagesAhead>;

/** Makes pages before any request, and makes them again when their data change. */
export function createPagesAhead(options: Options) {
  const { cache, making, matchRoute, paths, ahead } = options;
  let isStopped = false;
  let isLeaving = false;
  let wasWarm = false;
  // Rounds that make every page: a later one stops the one before and waits until it has ended.
  let rounds = 0;
  let lastRound: Promise<void> = Promise.resolve();
  const remake = createPageRemaking(options, () => isStopped);

  async function makeAll(isOutdone: () => boolean): Promise<void> {
    if (ahead === 'none') return;
    for (const path of paths()) {
      if (isOutdone()) return;
      const isApp = matchRoute(path)?.route.kind === 'app';
      // Only application pages request payloads; those of documents are made on demand.
      await remake(isApp ? [path, path + PAYLOAD] : [path]);
    }
  }

  /** Recompresses the permanent pages one after another in the best quality, if that is configured. */
  async function improve(): Promise<void> {
    if (ahead !== 'compressed') return;
    const made = making.generation;
    for (const stored of cache.pages()) {
      if (made === making.generation && !isStopped) await stored.improve();
    }
  }

  return {
    remake,
    improve,

    /** Makes every page of `paths`, if pages are made ahead. */
    async warm(): Promise<void> {
      rounds += 1;
      const round = rounds;
      lastRound = lastRound.then(() => makeAll(() => round !== rounds));
      await lastRound;
      if (round === rounds) wasWarm = true;
      await improve();
    },

    /** Stops making pages ahead: their data are about to become unavailable. */
    stop() {
      isStopped = true;
    },

    /** Reports `stopping` from now on, and goes on answering. */
    leave() {
      isLeaving = true;
    },

    isStopped: () => isStopped,

    /** Returns `ready` once every page was made ahead for the first time, even if the database is lost later. */
    get state(): 'starting' | 'ready' | 'stopping' {
      if (isStopped || isLeaving) return 'stopping';
      return wasWarm ? 'ready' : 'starting';
    },
  };
}
