import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
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

/** Creates what makes the pages of some addresses and caches them; a failing one is logged and left to its first request. */
export function createPageRemaking(
  { cache, making, matchRoute, origin, logger }: PageRemakingOptions,
  isStopped: () => boolean,
) {
  async function makeAhead(address: string): Promise<void> {
    const begun = { generation: making.generation, purges: making.purges };
    const target = targetOf(siteUrl(address, origin), matchRoute);
    const made = target && (await making.make(target));
    if (begun.purges !== making.purges) return;
    // The data changed meanwhile: cached, the page would replace the correct one.
    if (begun.generation !== making.generation) return await makeAhead(address);
    // The page is no longer public, or its data are gone.
    if (!target || !made || !matchRoute(target.url.pathname)) {
      cache.drop(address);
      return cache.drop(address + DATA);
    }
    // A page made before an outage is better than one made during it.
    if (!made.isComplete) return;
    for (const [key, stored] of partsOf(target, made)) cache.setPage(key, stored, tagsOf(target.match));
  }

  return async (addresses: readonly string[]): Promise<void> => {
    for (const address of addresses) {
      if (isStopped()) return;
      // These are made together with their document.
      if (address.endsWith(`/${DATA}`)) continue;
      try {
        await makeAhead(address);
      } catch (error) {
        logger.error({ err: error, address }, 'page could not be made ahead');
      }
      // Hundreds of pages in one go would block every visitor until the last of them.
      await nextTurn();
    }
  };
}
