import { CalendarPage } from '#app/tools/calendar/calendar-page.tsx';
import {
  MAX_LEAVE_DAYS,
  type CalendarPageData,
  type LeaveForm,
  type Tense,
} from '#app/tools/calendar/calendar-page-data.ts';
import { calendarYears, findCalendarYear } from '#domain/tools/calendar/calendar-years.ts';
import { dayOf, yearOf, type IsoDay } from '#domain/base/days/iso-day.ts';
import { leavePlans } from '#domain/tools/calendar/leave-plans.ts';
import { yearCalendar } from '#domain/tools/calendar/year-calendar.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const calendarPage = declarePage({
  module: 'calendar',
  group: 'calendar',
  Page: CalendarPage,
  load: loadCalendar,
  addresses: [
    {
      id: 'zile-libere___ro',
      path: '/zile-libere-:year/',
      name: (year) => `Zile libere ${year}`,
      values: () => calendarYears.map(String),
      query: ['zile'],
      changed: (_facts, { calendar }) => [calendar.updated],
      search: ({ navigation }, year) => {
        // The menus link to the calendar of this year.
        const isNow = navigation.header.links.some(({ link }) => link === `/zile-libere-${year}/`);
        return {
          title: `Zile libere ${year}`,
          summary: `Sărbătorile legale, punțile și zilele lucrătoare din ${year}, lună de lună.`,
          names: isNow ? 'Zile libere\nCalendar' : '',
        };
      },
      examples: ['/zile-libere-2024/', '/zile-libere-2027/?zile=3'],
    },
  ],
});

const USUAL_LEAVE_DAYS = 3;

/** /zile-libere-:year/: loads years with verified holidays; any other is this page's own 404. */
export async function loadCalendar({
  url,
  params,
  services,
  country,
  now,
}: PageArgs): Promise<CalendarPageData | null> {
  const year = findCalendarYear(params['year'] ?? '');
  if (year === undefined) return null;
  const { decisions, author: _, ...texts } = services.content.calendar;
  const tags = services.content.tags.filter(({ slug }) => texts.about.tags.includes(slug));
  const decision = decisions.find((candidate) => candidate.year === year);
  const today = dayOf(now, country.timeZone);

  return {
    calendar: yearCalendar(year, decision),
    tense: tenseOf(year, yearOf(today)),
    today,
    years: [...calendarYears],
    decision: decision ?? null,
    leave: readLeave(url.searchParams.get('zile'), year, today),
    texts,
    tags: tags.map(({ slug, name }) => ({ name, url: `/blog/${slug}/` })),
    views: await services.views.count(url.pathname),
    subscription: `${url.origin}/zile-libere/calendar.ics`,
  };
}

function readLeave(typed: string | null, year: number, today: IsoDay): LeaveForm {
  const leaveDays = typed === null ? USUAL_LEAVE_DAYS : Number(typed);
  if (!Number.isInteger(leaveDays) || leaveDays < 1 || leaveDays > MAX_LEAVE_DAYS) {
    const error = `Alegeți între 1 și ${MAX_LEAVE_DAYS} zile de concediu.`;
    return { leaveDays: USUAL_LEAVE_DAYS, error, plans: [] };
  }
  // In the current year past days are of no use.
  const notBefore = yearOf(today) === year ? today : undefined;
  return { leaveDays, plans: leavePlans({ year, leaveDays, ...(notBefore && { notBefore }) }) };
}

function tenseOf(year: number, thisYear: number): Tense {
  if (year === thisYear) return 'current';
  return year < thisYear ? 'past' : 'future';
}
