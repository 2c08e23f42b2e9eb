import { dayOf, daysInMonth, type IsoDay, isoDay, monthOf, yearOf } from '#domain/base/days/iso-day.ts';

/**
 * Computes the last day for answering a request about personal data: one month after it came (GDPR, article 12(3)), counted as
 * Regulation 1182/71, article 3(2)(c), counts months: to the same date of the next month, or to its last day where it has no such
 * date. A deadline on a holiday could be later; ours is not.
 */
export function answerDeadline(receivedAt: Date, timeZone: string): IsoDay {
  const day = dayOf(receivedAt, timeZone);
  const next = isoDay(yearOf(day), monthOf(day) + 1, 1);
  const date = Number(day.slice(8));
  return isoDay(yearOf(next), monthOf(next), Math.min(date, daysInMonth(yearOf(next), monthOf(next))));
}
