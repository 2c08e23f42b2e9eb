import { addDays, type IsoDay } from '#domain/calendar/iso-day.ts';
import { icsDate, icsLine, icsText } from '#domain/calendar/ics-line.ts';

/**
 * A day for the calendar of a phone (RFC 5545), as the address of a download: it is made in the page, and names no person.
 * @param text what should have happened by then
 */
export function deadlineHref(day: IsoDay, text: string, today: IsoDay): string {
  const file = [
    icsLine('BEGIN', 'VCALENDAR'),
    icsLine('VERSION', '2.0'),
    icsLine('PRODID', '-//Împrumut Clar//Termene//RO'),
    icsLine('BEGIN', 'VEVENT'),
    icsLine('UID', `${icsDate(day)}-${text.length}@imprumut-clar`),
    icsLine('DTSTAMP', `${icsDate(today)}T000000Z`),
    icsLine('DTSTART;VALUE=DATE', icsDate(day)),
    icsLine('DTEND;VALUE=DATE', icsDate(addDays(day, 1))),
    icsLine('SUMMARY', icsText(text)),
    icsLine('END', 'VEVENT'),
    icsLine('END', 'VCALENDAR'),
  ].join('');
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
