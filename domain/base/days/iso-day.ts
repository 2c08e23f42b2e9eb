import { DAY_MS } from './day-ms.ts';

/** A day of the calendar as yyyy-mm-dd, without a time or a zone: a holiday is the same day all over the country. */
export type IsoDay = string;

const calendars = new Map<string, Intl.DateTimeFormat>();
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Builds a day. @param month 1 to 12 @param day day of the month, from 1; days past the end continue into the next month */
export function isoDay(year: number, month: number, day: number): IsoDay {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Finds the day of a moment in a time zone. @param timeZone IANA name: Europe/Bucharest */
export function dayOf(moment: Date, timeZone: string): IsoDay {
  // Swedish dates are ISO dates. Cached by zone: making the formatter takes longer than a page.
  const calendar =
    calendars.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  calendars.set(timeZone, calendar);
  return calendar.format(moment);
}

/** Finds the first moment of a day in a time zone. @throws {RangeError} when the text is not a day of the calendar */
export function startOfDay(day: IsoDay, timeZone: string): Date {
  // Local midnight is UTC midnight minus the zone's offset; computed twice, in case the clocks changed in between.
  const near = utc(day) - aheadOfUtc(utc(day), timeZone);
  return new Date(utc(day) - aheadOfUtc(near, timeZone));
}

function aheadOfUtc(time: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return Date.parse(`${clock.format(time)}Z`) - time;
}

/** Returns the day some days later, or earlier when `count` is negative. */
export function addDays(day: IsoDay, count: number): IsoDay {
  return new Date(utc(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Lists the days from one to another, both included; none when the first is the later one. */
export function listDays(first: IsoDay, last: IsoDay): IsoDay[] {
  // Counted, not compared: the day after 9999-12-31 is a text that comes before it.
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, at) => addDays(first, at));
}

/** Counts the days from one day to another: 0 for the same day, negative when `to` comes first. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return (utc(to) - utc(from)) / DAY_MS;
}

/** Returns 1 for Monday to 7 for Sunday, as weeks run in Romania. */
export function weekdayOf(day: IsoDay): number {
  return new Date(utc(day)).getUTCDay() || 7;
}

/** Counts the days of a month. @param month 1 to 12 @returns 28 to 31 */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Returns the year. @returns four digits: 2026 */
export function yearOf(day: IsoDay): number {
  return Number(day.slice(0, 4));
}

/** Returns the month. @returns 1 to 12 */
export function monthOf(day: IsoDay): number {
  return Number(day.slice(5, 7));
}

/** Parses a day as UTC. @throws {RangeError} when the text is not a day of the calendar */
function utc(day: IsoDay): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`not a day: ${day}`);
  return time;
}
