import { dayInWords, listInWords } from '#domain/base/text/day-in-words.ts';
import type { YearCalendar } from '#domain/tools/calendar/year-calendar.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import type { CalendarPageData } from './calendar-page-data.ts';

type Year = Pick<CalendarPageData, 'calendar' | 'decision'>;

/** Writes `17 sărbători legale: 10 de luni până vineri și 7 în weekend. Plus 3 punți, date doar în sectorul public.` */
export function yearInWords({ calendar, decision }: Year, checked: string): string {
  return `${holidaysInWords(calendar)} ${bridgesInWords({ calendar, decision }, checked)}`;
}

function holidaysInWords({ holidays, holidayDays, holidaysOnWeekdays, holidaysOnWeekends }: YearCalendar) {
  const all = countNoun(holidays.length, 'sărbătoare legală', 'sărbători legale');
  // Two holidays on one day are two in the law and one in the calendar.
  const shared = holidayDays < holidays.length ? ` în ${countDays(holidayDays)}` : '';
  return `${all}${shared}: ${holidaysOnWeekdays} de luni până vineri și ${holidaysOnWeekends} în weekend.`;
}

function bridgesInWords({ calendar, decision }: Year, checked: string): string {
  if (!decision) return `Punțile din sectorul public nu erau hotărâte la ${formatDate(checked)}.`;
  if (calendar.bridgeDays === 0) return 'Guvernul nu a dat nicio punte.';
  if (calendar.bridgeDays === 1) return 'Plus o punte, dată doar în sectorul public.';
  return `Plus ${countNoun(calendar.bridgeDays, 'punte', 'punți')}, date doar în sectorul public.`;
}

/** Writes the page's description for search engines and links. */
export function yearDescription({ calendar, decision }: Year): string {
  const holidays = countNoun(calendar.holidays.length, 'sărbătoare legală', 'sărbători legale');
  const working = countNoun(calendar.workingDays, 'zi lucrătoare', 'zile lucrătoare');
  const bridges =
    decision && calendar.bridgeDays > 0
      ? `, ${countNoun(calendar.bridgeDays, 'punte', 'punți')} în sectorul public`
      : '';
  return `Calendarul anului ${calendar.year}: ${holidays}${bridges}, ${working}, fiecare lună pe zile și cele mai bune zile de concediu.`;
}

/** Names two holidays on one day: `Pe 1 iunie cad două: A doua zi de Rusalii și Ziua Copilului.` Empty without any. */
export function sharedDays({ holidays }: YearCalendar): string[] {
  return [...Map.groupBy(holidays, ({ day }) => day)]
    .filter(([, own]) => own.length > 1)
    .map(([day, own]) => `Pe ${dayInWords(day)} cad două: ${listInWords(own.map(({ name }) => name))}.`);
}
