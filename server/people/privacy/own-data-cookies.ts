import { daysBetween, type IsoDay } from '#domain/base/days/iso-day.ts';
import { PAUSE_COOKIE } from '#domain/people/privacy/pause.ts';
import { ACCESS_COOKIE } from './access-links.ts';

const secureOn = (origin: string) => (origin.startsWith('https:') ? '; Secure' : '');

/** The visitor asked for both cookies, and no script reads them. */

/** Builds the cookie with the secret of a link during a visit; '' ends it. */
export function accessCookie(secret: string, origin: string): string {
  const age = secret === '' ? 0 : 3 * 3600;
  return `${ACCESS_COOKIE}=${secret}; Path=/datele-mele/; Max-Age=${age}; HttpOnly; SameSite=Lax${secureOn(origin)}`;
}

/** Builds the cookie of a pause from credit offers, valid until the end of its last day. */
export function pauseCookie(until: IsoDay, { today, origin }: { today: IsoDay; origin: string }): string {
  const age = (daysBetween(today, until) + 1) * 86_400;
  return `${PAUSE_COOKIE}=${until}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secureOn(origin)}`;
}
