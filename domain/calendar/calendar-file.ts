import { addDays, type IsoDay } from './iso-day.ts';
import { icsDate, icsLine, icsText } from './ics-line.ts';

/** A whole day of a calendar. */
export type CalendarDay = {
  /** keeps its name for ever: brought in again, the same one changes in place */
  id: string;
  day: IsoDay;
  text: string;
  /** lines of RFC 5545 that only some have, values as they stand in the file */
  more?: readonly (readonly [name: string, value: string])[];
};

/** Days for the calendar of a phone (RFC 5545), as the address of a download: it is made in the page, and goes nowhere. */
export function calendarHref(days: readonly CalendarDay[], today: IsoDay): string {
  const lines: (readonly [name: string, value: string])[] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Împrumut Clar//Termene//RO'],
    ...days.flatMap(({ id, day, text, more = [] }) => [
      ['BEGIN', 'VEVENT'] as const,
      ['UID', icsText(`${id}@imprumut-clar`)] as const,
      ['DTSTAMP', `${icsDate(today)}T000000Z`] as const,
      ['DTSTART;VALUE=DATE', icsDate(day)] as const,
      // The end of an all-day event is the first day after it.
      ['DTEND;VALUE=DATE', icsDate(addDays(day, 1))] as const,
      ['SUMMARY', icsText(text)] as const,
      ...more,
      ['END', 'VEVENT'] as const,
    ]),
    ['END', 'VCALENDAR'],
  ];
  const file = lines.map(([name, value]) => icsLine(name, value)).join('');
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
