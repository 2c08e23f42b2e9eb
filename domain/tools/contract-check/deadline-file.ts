import { calendarHref } from '#domain/tools/calendar/calendar-file.ts';
import { icsDate } from '#domain/tools/calendar/ics-line.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';

type Deadline = {
  day: IsoDay;
  /** name of its letter: two letters sent on one day have separate deadlines */
  letter: string;
  /** what should have happened by then */
  text: string;
};

/** Returns a deadline for the calendar of a phone, as the address of a download. It names no person. */
export function deadlineHref({ day, letter, text }: Deadline, today: IsoDay): string {
  return calendarHref([{ id: `termen-${icsDate(day)}-${letter}`, day, text }], today);
}
