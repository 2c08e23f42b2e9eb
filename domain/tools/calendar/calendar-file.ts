import { type IcsLine, icsEvent } from './ics-event.ts';
import { icsLine, icsText } from './ics-line.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';

/** An all-day entry of a calendar. */
export type CalendarDay = {
  /** derived from the entry, so that it is the same when the file is made again */
  id: string;
  day: IsoDay;
  text: string;
  /** further RFC 5545 lines of some entries, values as written in the file */
  more?: readonly IcsLine[];
};

/** Builds the address of a download with days for a phone's calendar (RFC 5545): the file is made in the page, and sent nowhere. */
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

/** Numbers repeated names: of two entries with one name calendars keep one. */
function apart(ids: readonly string[]): string[] {
  const taken = new Set<string>();
  for (const id of ids) {
    let own = id;
    for (let count = 2; taken.has(own); count += 1) own = `${id}-${count}`;
    taken.add(own);
  }
  return [...taken];
}
