import { daysInMonth, isoDay, weekdayOf, type IsoDay } from '#domain/base/days/iso-day.ts';

/** Returns the rows of a month's table, Monday first; null before the first day and after the last. */
export function monthWeeks(year: number, month: number): (IsoDay | null)[][] {
  const blank: null[] = Array.from({ length: weekdayOf(isoDay(year, month, 1)) - 1 }, () => null);
  const days = Array.from({ length: daysInMonth(year, month) }, (_, index) => isoDay(year, month, index + 1));
  const cells = [...blank, ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => cells[week * 7 + index] ?? null),
  );
}
