import { calendarHref } from '#domain/calendar/calendar-file.ts';
import { icsDate } from '#domain/calendar/ics-line.ts';
import type { IsoDay } from '#domain/calendar/iso-day.ts';

/**
 * A deadline for the calendar of a phone, as the address of a download. It names no person.
 * @param text what should have happened by then
 */
export function deadlineHref(day: IsoDay, text: string, today: IsoDay): string {
  return calendarHref([{ id: `${icsDate(day)}-${text.length}`, day, text }], today);
}
