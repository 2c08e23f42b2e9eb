import { daysInMonth, isoDay, monthOf, yearOf, type IsoDay } from '#domain/calendar/iso-day.ts';

/**
 * When a debt's payment falls. The plan begins with the month after today's: what is still due in this one is paid as before.
 * @param dueDay 1 to 31; in a shorter month its last day; null: not told
 * @param count which payment, 1 is the first
 * @returns yyyy-mm-dd, or yyyy-mm when the day is not known
 */
export function paymentDate(today: IsoDay, dueDay: number | null, count: number): string {
  const first = isoDay(yearOf(today), monthOf(today) + count, 1);
  if (dueDay === null) return first.slice(0, 7);
  return isoDay(yearOf(first), monthOf(first), Math.min(dueDay, daysInMonth(yearOf(first), monthOf(first))));
}
