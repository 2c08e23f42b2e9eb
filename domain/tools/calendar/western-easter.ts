import { isoDay, type IsoDay } from '#domain/base/days/iso-day.ts';

/**
 * Computes Easter Sunday of the Catholic and Protestant Churches, by the Gregorian computus (Meeus, Jones and Butcher).
 * @param year 1583 or later
 */
export function westernEaster(year: number): IsoDay {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const g = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const fullMoon = (19 * a + century - Math.floor(century / 4) - g + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - fullMoon - (rest % 4)) % 7;
  const correction = Math.floor((a + 11 * fullMoon + 22 * toSunday) / 451);
  const days = fullMoon + toSunday - 7 * correction + 114;
  return isoDay(year, Math.floor(days / 31), (days % 31) + 1);
}
