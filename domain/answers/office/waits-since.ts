import { daysBetween, type IsoDay } from '#domain/base/days/iso-day.ts';
import { countDays } from '#domain/base/text/count-time.ts';

/** Writes since when something waits: „de azi”, „de ieri”, „de 3 zile”. @param day the day it came; @param today not before it */
export function waitsSince(day: IsoDay, today: IsoDay): string {
  const days = Math.max(0, daysBetween(day, today));
  if (days === 0) return 'de azi';
  return days === 1 ? 'de ieri' : `de ${countDays(days)}`;
}
