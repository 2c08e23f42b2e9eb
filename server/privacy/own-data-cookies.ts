import { daysBetween, type IsoDay } from '#domain/calendar/iso-day.ts';
import { PAUSE_COOKIE } from '#domain/privacy/pause.ts';
import { ACCESS_COOKIE } from './access-links.ts';

const secureOn = (origin: string) => (origin.startsWith('https:') ? '; Secure' : '');

/** Both cookies are set because their visitor asked for just that, and are read by no script. */

/** Keeps the secret of a link while its visitor looks at the data; '' ends it. */
export function accessCookie(secret: string, origin: string): string {
  const age = secret === '' ? 0 : 3 * 3600;
  return `${ACCESS_COOKIE}=${secret}; Path=/datele-mele/; Max-Age=${age}; HttpOnly; SameSite=Lax${secureOn(origin)}`;
}

/** Keeps a pause from credit offers in this browser until its last day is over. */
export function pauseCookie(until: IsoDay, { today, origin }: { today: IsoDay; origin: string }): string {
  const age = (daysBetween(today, until) + 1) * 86_400;
  return `${PAUSE_COOKIE}=${until}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secureOn(origin)}`;
}
