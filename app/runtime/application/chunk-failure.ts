/** Minimum time between two reloads of a page after a failed script. Source: specification, section 9. */
const GUARD_MS = 10_000;

/**
 * Tells whether a page whose script failed to load may reload, at most once per path in 10 seconds, and records the reload.
 * @param openStore opens the storage that remembers the time across the reload; it is empty before a failure. Opening it throws
 * where storage is switched off
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
    // Without storage for the guard a page could reload for ever.
    return false;
  }
}

/**
 * Loads the document of the current address when the application could not show its page; documents need no chunk. During a
 * navigation the address is already the target's.
 * @returns false when the guard forbids a reload, or there is no network: the browser's own error page would replace this one
 */
export function loadDocument(error: unknown): boolean {
  console.info('loading the document instead', error);
  const isAllowed = navigator.onLine && mayReload(location.pathname, () => sessionStorage, Date.now());
  if (isAllowed) location.reload();
  return isAllowed;
}
