import { addDays, type IsoDay } from '#domain/base/days/iso-day.ts';

/** Lengths in days of a pause from credit offers. */
export const pauseLengths = [30, 90] as const;
export type PauseLength = (typeof pauseLengths)[number];

/** Cookie with the last day of a browser's pause. No script reads it. */
export const PAUSE_COOKIE = 'pauza';

/** Computes the last day of a pause that begins today. */
export function pauseEnd(today: IsoDay, length: PauseLength): IsoDay {
  return addDays(today, length);
}

/**
 * Reads the last day of a browser's pause; null when there is none, it is over, or longer than we ever set.
 * @param cookies `name=value; name=value`, as requests give them
 */
export function readPause(cookies: string, today: IsoDay): IsoDay | null {
  const day = new RegExp(`(?:^|; )${PAUSE_COOKIE}=(\\d{4}-\\d{2}-\\d{2})(?:;|$)`).exec(cookies)?.[1];
  if (day === undefined || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null;
  return day >= today && day <= addDays(today, Math.max(...pauseLengths)) ? day : null;
}
