import { addDays, listDays, weekdayOf, yearOf } from '#domain/base/days/iso-day.ts';
import { legalHolidays } from '#domain/tools/calendar/legal-holidays.ts';
import { ROMANIAN_TIME_ZONE } from '#domain/law/countries/romanian-time-zone.ts';

const PUBLISHED_AT_HOUR = 13;
const SATURDAY = 6;

// Swedish dates are ISO dates. Made once: making the formatter takes longer than a page.
const romanianClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ROMANIAN_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * Tells whether the national bank publishes rates on a day: Monday to Friday, without legal holidays. Bridge days given to public
 * employees count as working days (seen in its files of 2023 and 2026, without exception).
 * @param day yyyy-mm-dd, from 2018 on, when Good Friday became a holiday
 */
export function isBnrDay(day: string): boolean {
  return weekdayOf(day) < SATURDAY && !isHoliday(day);
}

/** Lists the days with rates from one day to another, both included. */
export function bnrDaysBetween(first: string, last: string): string[] {
  return listDays(first, last).filter(isBnrDay);
}

/**
 * Finds the newest day whose rates are out at a moment: they come a little after 13:00, Romanian time.
 * @param now any moment
 */
export function newestBnrDay(now: Date): string {
  const { day, hour } = romanianTime(now);
  let newest = isBnrDay(day) && hour >= PUBLISHED_AT_HOUR ? day : addDays(day, -1);
  while (!isBnrDay(newest)) newest = addDays(newest, -1);
  return newest;
}

/** Returns the calendar day and full hour in Romania at a moment. */
export function romanianTime(now: Date): { day: string; hour: number } {
  const minute = Math.floor(now.getTime() / 60_000);
  if (minute !== lastRead.minute) {
    const text = romanianClock.format(now);
    lastRead = { minute, day: text.slice(0, 10), hour: Number(text.slice(11, 13)) };
  }
  return lastRead;
}

// Cached: a page asks several times.
let lastRead = { minute: Number.NaN, day: '', hour: 0 };

// Cached: a page counts the days of five years several times.
const holidaysByYear = new Map<number, ReadonlySet<string>>();

function isHoliday(day: string): boolean {
  const year = yearOf(day);
  let holidays = holidaysByYear.get(year);
  if (!holidays) {
    holidays = new Set(legalHolidays(year).map((holiday) => holiday.day));
    holidaysByYear.set(year, holidays);
  }
  return holidays.has(day);
}
