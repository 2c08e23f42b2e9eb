import { addDays, daysBetween, type IsoDay } from './iso-day.ts';
import { icsDate, icsText } from './ics-line.ts';

/** A content line before it is folded: its name with parameters, its value as it stands in the file. */
export type IcsLine = readonly [name: string, value: string];

type Entry = {
  /** one entry's name for ever: brought in again, the entry changes in place */
  uid: string;
  day: IsoDay;
  /** the day its content was made or last looked at */
  made: IsoDay;
};

/**
 * Gives the lines of a whole day in a calendar (RFC 5545, 3.6.1): a reminder that leaves the time free.
 * @param more lines that only some have
 */
export function icsEvent({ uid, day, made }: Entry, more: readonly IcsLine[]): IcsLine[] {
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', icsText(uid)],
    ['DTSTAMP', `${icsDate(made)}T000000Z`],
    // What was made later replaces what is there; some calendars refuse a second version that counts no higher.
    ['SEQUENCE', String(daysBetween('1970-01-01', made))],
    ['DTSTART;VALUE=DATE', icsDate(day)],
    // The end of an all-day event is the first day after it.
    ['DTEND;VALUE=DATE', icsDate(addDays(day, 1))],
    ['TRANSP', 'TRANSPARENT'],
    ...more,
    ['END', 'VEVENT'],
  ];
}
