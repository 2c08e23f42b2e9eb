import type { Navigation } from '#server/content/navigation-schema.ts';

/** Our own page in the place of the external one of the specification, as content/data/navigation.yml has it. */
const OWN = /^\/unsubscribe\/\?country=/;

/**
 * The footer with its external unsubscribe link, which carries the country: to another site when one is set, else to ours.
 * @param url of the external page
 */
export function unsubscribeElsewhere(
  navigation: Navigation,
  url: string | null,
  country: string,
): Navigation {
  const footer = navigation.footer.map((group) => ({
    ...group,
    links: group.links.map((line) =>
      OWN.test(line.link) ? { ...line, link: withCountry(url ?? '/unsubscribe/', country) } : line,
    ),
  }));
  return { ...navigation, footer };
}

function withCountry(url: string, country: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}country=${country}`;
}
