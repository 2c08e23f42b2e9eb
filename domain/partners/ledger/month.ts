import {
  addDays,
  dayOf,
  daysInMonth,
  type IsoDay,
  isoDay,
  monthOf,
  yearOf,
} from '#domain/base/days/iso-day.ts';

/** Returns the month of a day: yyyy-mm. */
export const monthOfDay = (day: IsoDay): string => day.slice(0, 7);

/** Returns the last day of a month. @param month yyyy-mm */
export function lastDayOf(month: string): IsoDay {
  const first = `${month}-01`;
  return isoDay(yearOf(first), monthOf(first), daysInMonth(yearOf(first), monthOf(first)));
}

/** Returns the first day after a month. @param month yyyy-mm */
export const dayAfterMonth = (month: string): IsoDay => addDays(lastDayOf(month), 1);

/** Lists the months from one moment's to the last one that is over at another moment, in a time zone; none when none is over. */
export function monthsOver(from: Date, now: Date, timeZone: string): string[] {
  const present = monthOfDay(dayOf(now, timeZone));
  const months: string[] = [];
  for (
    let month = monthOfDay(dayOf(from, timeZone));
    month < present;
    month = monthOfDay(dayAfterMonth(month))
  )
    months.push(month);
  return months;
}
