import type { BridgeDecision } from '#domain/tools/calendar/calendar-schema.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { legalHolidays } from '#domain/tools/calendar/legal-holidays.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { type IcsLine, icsEvent } from '#domain/tools/calendar/ics-event.ts';
import { icsLine, icsText } from '#domain/tools/calendar/ics-line.ts';

type HolidayFileOptions = {
  /** shown as the name of the calendar */
  name: string;
  years: readonly number[];
  decisions: readonly BridgeDecision[];
  /** the day the data were last checked: the stamp of every event, so that an unchanged file stays byte for byte the same */
  checked: IsoDay;
  /** origin of the site, for the links of the events */
  origin: string;
};

type Entry = { id: string; day: IsoDay; summary: string; category: string; description: string };

const LEGAL = 'Sărbătoare legală, zi liberă pentru toți salariații (Codul muncii, art. 139).';

/**
 * Writes legal holidays and bridge days as an iCalendar file (RFC 5545): all-day events that leave the time free. An event keeps
 * its UID for ever, so a subscription updates it in place.
 */
export function holidayFile({ name, years, decisions, checked, origin }: HolidayFileOptions): string {
  const entries = years.flatMap((year) => entriesOf(year, decisions));
  const lines: IcsLine[] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Imprumut Clar//Zile libere//RO'],
    ['CALSCALE', 'GREGORIAN'],
    ['NAME', icsText(name)],
    // Calendars that do not know RFC 7986 read the next two properties.
    ['X-WR-CALNAME', icsText(name)],
    ['X-PUBLISHED-TTL', 'P1W'],
    ['REFRESH-INTERVAL;VALUE=DURATION', 'P1W'],
    ...entries.flatMap(({ id, day, summary, description, category }) => {
      const year = day.slice(0, 4);
      return icsEvent({ uid: `${id}-${year}@zile-libere.imprumut-clar`, day, made: checked }, [
        ['SUMMARY;LANGUAGE=ro', icsText(summary)],
        ['DESCRIPTION;LANGUAGE=ro', icsText(description)],
        ['CATEGORIES;LANGUAGE=ro', icsText(category)],
        ['URL', `${origin}/zile-libere-${year}/`],
        ['CLASS', 'PUBLIC'],
      ]);
    }),
    ['END', 'VCALENDAR'],
  ];
  return lines.map(([key, value]) => icsLine(key, value)).join('');
}

function entriesOf(year: number, decisions: readonly BridgeDecision[]): Entry[] {
  const holidays = legalHolidays(year).map(({ id, name, day }) => ({
    id,
    day,
    summary: name,
    category: 'Sărbătoare legală',
    description: LEGAL,
  }));
  const decision = decisions.find((candidate) => candidate.year === year);
  const bridges = (decision?.days ?? []).map(({ day, recoverBy }) => ({
    id: `punte-${day.slice(5)}`,
    day,
    summary: 'Punte (doar sectorul public)',
    category: 'Punte',
    description: bridgeDescription(decision, recoverBy),
  }));
  return [...holidays, ...bridges].toSorted((a, b) => a.day.localeCompare(b.day));
}

function bridgeDescription(decision: BridgeDecision | undefined, recoverBy: IsoDay | null): string {
  const act = decision?.act ?? `hotărâre a Guvernului din ${formatDate(decision?.decidedOn ?? '')}`;
  const until = recoverBy ? `, se recuperează până la ${formatDate(recoverBy)}` : ', se recuperează';
  return `Zi liberă doar în instituțiile publice, după ${act}${until}. Firmele private hotărăsc singure.`;
}
