import { addDays, daysBetween, type IsoDay } from '#domain/base/days/iso-day.ts';
import { icsDate, icsText } from './ics-line.ts';

/** A content line before folding: its name with parameters, its value as written in the file. */
export type IcsLine = readonly [name: string, value: string];

type Entry = {
  /** permanent name of the entry: imported again, the entry is updated in place */
  uid: string;
  day: IsoDay;
  /** the day its content was made or last checked */
  made: IsoDay;
};

/**
 * Builds the lines of an all-day entry (RFC 5545, 3.6.1): a reminder that leaves the time free.
 * @param more further lines of some entries
 */
export function icsEvent({ uid, day, made }: Entry, more: readonly IcsLine[]): IcsLine[] {
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', icsText(uid)],
    ['DTSTAMP', `${icsDate(made)}T000000Z`],
    // A later version replaces the earlier one; some calendars refuse a second version without a higher number.
    ['SEQUENCE', String(daysBetween('1970-01-01', made))],
    ['DTSTART;VALUE=DATE', icsDate(day)],
    // The end of an all-day event is the day after it.
    ['DTEND;VALUE=DATE', icsDate(addDays(day, 1))],
    ['TRANSP', 'TRANSPARENT'],
    ...more,
    ['END', 'VEVENT'],
  ];
}
