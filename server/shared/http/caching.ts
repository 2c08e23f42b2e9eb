/**
 * How long browsers and caches in front of the site may keep its responses: anything the office hides is gone from everywhere a
 * minute later (docs/decisions/091-caches-keep-a-page-for-a-minute.md).
 */
export const FOR_A_MINUTE = 'public, max-age=60';

/**
 * The same for pages. Browsers revalidate each time, so that their own cache never shows an old price. A CDN may serve a page for
 * half a minute while it fetches a new one; its header is separate (RFC 9213), because browsers would obey a shared one too.
 */
export const PAGE_FOR_A_MINUTE = {
  'cache-control': 'public, max-age=0, s-maxage=60',
  'cdn-cache-control': 'public, max-age=30, stale-while-revalidate=30',
} as const;
