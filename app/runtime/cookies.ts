import { measuringCookies, type MeasuringCookie } from '#domain/visits/events/device-storage.ts';

/** All cookies of this page; none where they are closed to it. */
export function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** The value of a cookie; undefined when there is none. */
export function readCookie(name: MeasuringCookie): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(allCookies())?.[1];
}

/**
 * Sets a cookie for its specified lifetime; only when the visitor agreed.
 * @param value of characters that cookies take as they are
 * @returns whether the browser keeps it
 */
export function writeCookie(name: MeasuringCookie, value: string): boolean {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  try {
    document.cookie = `${name}=${value}; max-age=${measuringCookies[name]}; path=/; samesite=lax${secure}`;
  } catch {
    // Closed to this page: the visit goes on with what is in memory.
  }
  return readCookie(name) === value;
}
