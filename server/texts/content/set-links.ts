import { calendarYears } from '#domain/tools/calendar/calendar-years.ts';
import type { Navigation } from '#domain/texts/schemas/navigation-schema.ts';

// Pages in the place of what a setting or the day decides, as content/data/navigation.yml has them.
const UNSUBSCRIBE = /^\/unsubscribe\/\?country=/;
const INSTALLING = '/instalare/';
const CALENDAR = '/zile-libere-2024/';

type Settings = {
  /** the external page of unsubscribing; it is told the country */
  unsubscribeUrl: string | null;
  /** the application in a store */
  mobileAppUrl: string | null;
  country: string;
  /** of whose calendar the menus speak */
  year: number;
};

/** The menus with the links that are not the same everywhere and always: outside where a place is set, and to this year. */
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
