import { daysInMonth, isoDay, monthOf, yearOf, type IsoDay } from '#domain/base/days/iso-day.ts';

/**
 * Computes the date of a debt's payment. The plan begins with the month after today's: payments still due in this month are paid as
 * before.
 * @param dueDay 1 to 31; in a shorter month its last day; null: not given
 * @param count number of the payment, from 1
 * @returns yyyy-mm-dd, or yyyy-mm when the day is unknown
 */
export function paymentDate(today: IsoDay, dueDay: number | null, count: number): string {
  const first = isoDay(yearOf(today), monthOf(today) + count, 1);
  if (dueDay === null) return first.slice(0, 7);
  return isoDay(yearOf(first), monthOf(first), Math.min(dueDay, daysInMonth(yearOf(first), monthOf(first))));
}
