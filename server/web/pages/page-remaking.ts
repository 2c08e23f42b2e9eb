import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Unavailable } from '#server/base/last-known.ts';
import { siteUrl } from '#server/shared/http/site-url.ts';
import type { MatchRoute } from './match-route.ts';
import type { PageCache } from './page-cache.ts';
import { type PageMaking, partsOf } from './page-making.ts';
import { DATA, tagsOf, targetOf } from './page-target.ts';

export type PageRemakingOptions = {
  cache: PageCache;
  making: PageMaking;
  matchRoute: MatchRoute;
  origin: string;
  logger: Logger;
};

const FIRST_REPEAT_MS = 500;
const LONGEST_REPEAT_MS = 2_000;

/**
 * Creates what makes the pages of some addresses and caches them; a failing one is logged and left to its first request. A page whose
 * data could not be read is made again until they can: the change that asked for it is not announced twice.
 */
export function createPageRemaking(
  { cache, making, matchRoute, origin, logger }: PageRemakingOptions,
  isStopped: () => boolean,
) {
  /** pages that were made of older data or not at all, the last failed one at the end */
  const missed = new Set<string>();
  let repeatMs = FIRST_REPEAT_MS;
  let timer: NodeJS.Timeout | undefined;

  async function makeAhead(address: string): Promise<void> {
    const begun = { generation: making.generation, purges: making.purges };
    const target = targetOf(siteUrl(address, origin), matchRoute);
    const made = target && (await making.make(target));
    if (begun.purges !== making.purges) return;
    // The data changed meanwhile: cached, the page would replace the correct one.
    if (begun.generation !== making.generation) return await makeAhead(address);
    missed.delete(address);
    // The page is no longer public, or its data are gone.
    if (!target || !made || !matchRoute(target.url.pathname)) {
      cache.drop(address);
      return cache.drop(address + DATA);
    }
    // A page made before an outage is better than one made during it.
    if (!made.isComplete) return void missed.add(address);
    for (const [key, stored] of partsOf(target, made)) cache.setPage(key, stored, tagsOf(target.match));
  }

  async function tryToMake(address: string): Promise<void> {
    try {
      await makeAhead(address);
    } catch (error) {
      missed.delete(address);
      if (error instanceof Unavailable) missed.add(address);
      else logger.error({ err: error, address }, 'page could not be made ahead');
    }
    // Hundreds of pages in one go would block every visitor until the last of them.
    await nextTurn();
  }

  /** Makes the missed pages, until one is missed again: its data are still unavailable, and the others' most likely too. */
  async function repeat(): Promise<void> {
    for (const address of missed) {
      if (isStopped()) return;
      await tryToMake(address);
      if (missed.has(address)) break;
      repeatMs = FIRST_REPEAT_MS;
    }
    timer = undefined;
    plan();
  }

  function plan(): void {
    if (missed.size === 0 || timer || isStopped()) return;
    timer = setTimeout(() => void repeat(), repeatMs).unref();
    repeatMs = Math.min(2 * repeatMs, LONGEST_REPEAT_MS);
  }

  return async (addresses: readonly string[]): Promise<void> => {
    for (const address of addresses) {
      if (isStopped()) return;
      // Data are made together with their document.
      if (address.endsWith(`/${DATA}`)) continue;
      await tryToMake(address);
    }
    plan();
  };
}
