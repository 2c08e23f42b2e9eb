import { addDays, isoDay, type IsoDay } from '#domain/base/days/iso-day.ts';

// Between 1900 and 2099 the Julian calendar is 13 days behind the Gregorian one.
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;
const JULIAN_LAG_DAYS = 13;

/**
 * Computes Easter Sunday of the Orthodox Church, by the Julian computus (Meeus): from the year's remainders by 4, 7 and 19.
 * @param year 1900 to 2099
 * @throws {RangeError} outside these years, where the lag of the Julian calendar differs
 */
export function orthodoxEaster(year: number): IsoDay {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) {
    throw new RangeError(`no Orthodox Easter is computed for ${year}`);
  }
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const day = ((d + e + 114) % 31) + 1;
  return addDays(isoDay(year, month, day), JULIAN_LAG_DAYS);
}
