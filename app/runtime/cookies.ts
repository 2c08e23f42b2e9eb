import { measuringCookies, type MeasuringCookie } from '#domain/events/device-storage.ts';

/** The value of a cookie; undefined when there is none, or cookies are closed to this page. */
export function readCookie(name: MeasuringCookie): string | undefined {
  try {
    return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
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
