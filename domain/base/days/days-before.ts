import { DAY_MS } from './day-ms.ts';

/** Returns the moment some days of 24 hours before another. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS);
}
