import { type IcsLine, icsEvent } from './ics-event.ts';
import { icsLine, icsText } from './ics-line.ts';
import type { IsoDay } from './iso-day.ts';

/** A whole day of a calendar. */
export type CalendarDay = {
  /** made of what the entry is, so that it is the same when the file is made again */
  id: string;
  day: IsoDay;
  text: string;
  /** lines of RFC 5545 that only some have, values as they stand in the file */
  more?: readonly IcsLine[];
};

/** Days for the calendar of a phone (RFC 5545), as the address of a download: it is made in the page, and goes nowhere. */
export function calendarHref(days: readonly CalendarDay[], today: IsoDay): string {
  const ids = apart(days.map(({ id }) => id));
  const lines: IcsLine[] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Împrumut Clar//Termene//RO'],
    ...days.flatMap(({ day, text, more = [] }, place) =>
      icsEvent({ uid: `${ids[place]}@imprumut-clar`, day, made: today }, [
        ['SUMMARY', icsText(text)],
        ...more,
      ]),
    ),
    ['END', 'VCALENDAR'],
  ];
  const file = lines.map(([name, value]) => icsLine(name, value)).join('');
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}

/** A second one of the same name is counted: of two entries with one name calendars keep one. */
function apart(ids: readonly string[]): string[] {
  const taken = new Set<string>();
  for (const id of ids) {
    let own = id;
    for (let count = 2; taken.has(own); count += 1) own = `${id}-${count}`;
    taken.add(own);
  }
  return [...taken];
}
