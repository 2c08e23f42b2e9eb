/**
 * How long caches in front of the site, and browsers, may keep what it says: what the office takes out of sight is gone
 * from everywhere a minute later (docs/decisions/091-caches-keep-a-page-for-a-minute.md).
 */
export const FOR_A_MINUTE = 'public, max-age=60';

/**
 * The same for pages. Browsers ask each time: a price of before must not be shown from their own cache. A CDN may serve a page
 * for half a minute while it fetches a new one; its word stands apart (RFC 9213), because browsers would heed it too.
 */
export const PAGE_FOR_A_MINUTE = {
  'cache-control': 'public, max-age=0, s-maxage=60',
  'cdn-cache-control': 'public, max-age=30, stale-while-revalidate=30',
} as const;
