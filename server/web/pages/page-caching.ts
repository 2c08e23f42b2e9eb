import { PAGE_FOR_A_MINUTE } from '#server/shared/http/caching.ts';
import type { Freshness } from './page-reads.ts';

/** Headers of an answer for one visitor. */
export const PERSONAL = { 'cache-control': 'private, no-store' };

export type PageCaching = typeof PAGE_FOR_A_MINUTE | typeof PERSONAL | Record<string, string>;

// How soon a client without an answer may retry.
const RETRY_AFTER_SECONDS = '5';

/** Returns the caching headers of a page. @param now in milliseconds */
export function pageCaching(
  { isComplete, freshness }: { isComplete: boolean; freshness: Freshness },
  now: number,
): PageCaching {
  if (isComplete) return PAGE_FOR_A_MINUTE;
  const { staleSince, isOutage } = freshness;
  const age = staleSince && Math.floor((now - staleSince.getTime()) / 1_000);
  return {
    ...PERSONAL,
    ...(age !== null && { age: String(age) }),
    ...(isOutage && { 'retry-after': RETRY_AFTER_SECONDS }),
  };
}
