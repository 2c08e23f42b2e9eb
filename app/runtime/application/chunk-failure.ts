/** Specification, section 9: a page is reloaded for a failed script at most once in this time. */
const GUARD_MS = 10_000;

/**
 * Whether a page whose script failed to load may be loaded anew; says so once per path in 10 seconds.
 * @param openStore gives what remembers the moment across the reload; it holds nothing before a failure. Opening it
 *   fails where storage is switched off
 * @param now milliseconds since the epoch
 */
export function mayReload(
  path: string,
  openStore: () => Pick<Storage, 'getItem' | 'setItem'>,
  now: number,
): boolean {
  const key = `reload:${path}`;
  try {
    const store = openStore();
    if (now - Number(store.getItem(key) ?? -GUARD_MS) < GUARD_MS) return false;
    store.setItem(key, String(now));
    return true;
  } catch {
    // Without a guard a page could reload for ever.
    return false;
  }
}

/**
 * Loads the document of the present address because the application could not show its page; documents need no chunk. A
 * move has its address before its page: that of the target.
 * @returns false where the guard forbids it
 */
export function loadDocument(error: unknown): boolean {
  console.info('loading the document instead', error);
  const isAllowed = mayReload(location.pathname, () => sessionStorage, Date.now());
  if (isAllowed) location.reload();
  return isAllowed;
}
