import { addDays, isoDay, weekdayOf, yearOf, type IsoDay } from '#domain/base/days/iso-day.ts';
import { legalHolidays } from './legal-holidays.ts';

const SATURDAY = 6;

/** Tells whether a day is a Saturday or a Sunday. */
export function isWeekend(day: IsoDay): boolean {
  return weekdayOf(day) >= SATURDAY;
}

/** Tells whether a day is neither a Saturday, a Sunday nor a legal holiday. Bridge days are working days by law. */
export function isWorkingDay(day: IsoDay): boolean {
  return !isWeekend(day) && !holidaysOf(yearOf(day)).has(day);
}

/** Lists the working days of a year, in order. @param year 2018 to 2099 */
export function workingDaysOf(year: number): IsoDay[] {
  const days: IsoDay[] = [];
  for (let day = isoDay(year, 1, 1); yearOf(day) === year; day = addDays(day, 1)) {
    if (isWorkingDay(day)) days.push(day);
  }
  return days;
}

/** Finds the first working day after a day. */
export function nextWorkingDay(day: IsoDay): IsoDay {
  const next = addDays(day, 1);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}

/** Finds the last working day before a day. */
export function previousWorkingDay(day: IsoDay): IsoDay {
  const previous = addDays(day, -1);
  return isWorkingDay(previous) ? previous : previousWorkingDay(previous);
}

// Caches the holidays of a year, which is asked for by each of its days.
const known = new Map<number, ReadonlySet<IsoDay>>();

function holidaysOf(year: number): ReadonlySet<IsoDay> {
  const days = known.get(year) ?? new Set(legalHolidays(year).map(({ day }) => day));
  known.set(year, days);
  return days;
}
