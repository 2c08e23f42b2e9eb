import { measuringCookies, type MeasuringCookie } from '#domain/visits/events/device-storage.ts';

/** Returns all cookies of this page; empty where cookies are blocked. */
export function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Returns the value of a cookie; undefined if it is not set. */
export function readCookie(name: MeasuringCookie): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(allCookies())?.[1];
}

/**
 * Sets a cookie for its specified lifetime, only with the visitor's consent.
 * @param value only characters that cookies allow unescaped
 * @returns whether the browser keeps it
 */
export function writeCookie(name: MeasuringCookie, value: string): boolean {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  try {
    document.cookie = `${name}=${value}; max-age=${measuringCookies[name]}; path=/; samesite=lax${secure}`;
  } catch {
    // Cookies are blocked: the visit continues with the ids in memory.
  }
  return readCookie(name) === value;
}
