import { calendarYears } from '#domain/tools/calendar/calendar-years.ts';
import type { Navigation } from '#domain/texts/schemas/navigation-schema.ts';

// Links replaced by a setting or the date, as content/data/navigation.yml has them.
const UNSUBSCRIBE = /^\/unsubscribe\/\?country=/;
const INSTALLING = '/instalare/';
const CALENDAR = '/zile-libere-2024/';

type Settings = {
  /** external unsubscribe page; the country is appended */
  unsubscribeUrl: string | null;
  /** application in a store */
  mobileAppUrl: string | null;
  country: string;
  /** year of the calendar in the menus */
  year: number;
};

/** Replaces the links of the menus that depend on settings or time: external pages if set, and the current year. */
export function setLinks(
  { header, footer }: Navigation,
  { unsubscribeUrl, mobileAppUrl, country, year }: Settings,
): Navigation {
  const target = (link: string): string => {
    if (UNSUBSCRIBE.test(link)) return withCountry(unsubscribeUrl ?? '/unsubscribe/', country);
    if (link === INSTALLING) return mobileAppUrl ?? link;
    return link === CALENDAR && calendarYears.includes(year) ? `/zile-libere-${year}/` : link;
  };
  const set = <Line extends { link: string }>(lines: readonly Line[]): Line[] =>
    lines.map((line) => ({ ...line, link: target(line.link) }));
  return {
    header: { ...header, links: set(header.links) },
    footer: footer.map((group) => ({ ...group, links: set(group.links) })),
  };
}

function withCountry(url: string, country: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}country=${country}`;
}
