import { monthName } from './month-name.ts';
import { monthOf, weekdayOf, yearOf, type IsoDay } from '#domain/base/days/iso-day.ts';

const weekdays = ['luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă', 'duminică'] as const;

/** Returns a weekday's name. @param weekday 1 for Monday to 7 @throws {RangeError} otherwise */
export function weekdayName(weekday: number): string {
  const name = weekdays[weekday - 1];
  if (name === undefined) throw new RangeError(`not a weekday: ${weekday}`);
  return name;
}

/** Returns the name of a day's weekday: `miercuri`. */
export function weekdayInWords(day: IsoDay): string {
  return weekdayName(weekdayOf(day));
}

/** Writes `2 mai`, or `2 mai 2024` with its year. Spaces are no-break ones. */
export function dayInWords(day: IsoDay, withYear = false): string {
  const words = `${dayOfMonth(day)}\u00a0${monthName(monthOf(day))}`;
  return withYear ? `${words}\u00a0${yearOf(day)}` : words;
}

/** Writes days together: `3, 4 și 5 ianuarie`, `29 și 30 aprilie, 2 mai`. @param days in order, of one year */
export function daysInWords(days: readonly IsoDay[]): string {
  const byMonth = Map.groupBy(days, monthOf);
  return [...byMonth.entries()]
    .map(
      ([month, own]) => `${listInWords(own.map((day) => String(dayOfMonth(day))))}\u00a0${monthName(month)}`,
    )
    .join(', ');
}

/**
 * Writes a range of days: `6–10 ianuarie`, `27 aprilie – 6 mai`, `30 decembrie 2023 – 7 ianuarie 2024`.
 * @param year the years are left out when both ends are in this one
 */
export function rangeInWords(from: IsoDay, to: IsoDay, year: number): string {
  const withYears = yearOf(from) !== year || yearOf(to) !== year;
  if (!withYears && monthOf(from) === monthOf(to)) {
    return from === to ? dayInWords(from) : `${dayOfMonth(from)}–${dayInWords(to)}`;
  }
  return `${dayInWords(from, withYears)} – ${dayInWords(to, withYears)}`;
}

/** Writes `a`, `a și b`, `a, b și c`. */
export function listInWords(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} și\u00a0${last}`;
}

function dayOfMonth(day: IsoDay): number {
  return Number(day.slice(8));
}
