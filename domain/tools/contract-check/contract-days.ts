import {
  addDays,
  daysBetween,
  daysInMonth,
  isoDay,
  monthOf,
  yearOf,
  type IsoDay,
} from '#domain/base/days/iso-day.ts';
import { elapsedYears } from '#domain/loan/elapsed-years.ts';

const ROMANIAN_DAY = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
// A contract of another century is a typing mistake.
const [FIRST_YEAR, LAST_YEAR] = [2000, 2099];

/** Reads a date as people type it: `16.12.2026`, `1/2/2026`, `2026-12-16`. @returns null if it is not a date of these years */
export function readDay(typed: string): IsoDay | null {
  const text = typed.trim();
  const [, date, month, year] = ROMANIAN_DAY.exec(text) ?? [];
  const [, isoYear, isoMonth, isoDate] = ISO_DAY.exec(text) ?? [];
  const [y, m, d] = [Number(year ?? isoYear), Number(month ?? isoMonth), Number(date ?? isoDate)];
  if (!(y >= FIRST_YEAR && y <= LAST_YEAR && m >= 1 && m <= 12 && d >= 1 && d <= daysInMonth(y, m)))
    return null;
  return isoDay(y, m, d);
}

/**
 * Counts the years between two dates as the DAE does: whole months as equal ones, and the days before them as a part of the year
 * that ends with the period. Source: Directive 2008/48/EC, Annex I part I, remark (c); facts of the Commission's examples.
 * @param to not before `from`
 */
export function yearsBetween(from: IsoDay, to: IsoDay): number {
  let months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);
  let start = monthsBefore(to, months);
  if (start < from) start = monthsBefore(to, --months);
  return elapsedYears({
    months,
    days: daysBetween(from, start),
    yearDays: daysBetween(monthsBefore(start, 12), start),
  });
}

/** Returns the same date some months earlier, or the last day of a shorter month. */
function monthsBefore(day: IsoDay, months: number): IsoDay {
  const first = isoDay(yearOf(day), monthOf(day) - months, 1);
  return addDays(first, Math.min(Number(day.slice(8)), daysInMonth(yearOf(first), monthOf(first))) - 1);
}
