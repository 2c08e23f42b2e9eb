import type { Navigation } from './navigation-schema.ts';

/** Our own pages in the place of others' addresses, as content/data/navigation.yml has them. */
const OWN_UNSUBSCRIBE = /^\/unsubscribe\/\?country=/;
const OWN_INSTALLING = '/instalare/';

type Outside = {
  /** the external page of unsubscribing; it is told the country */
  unsubscribeUrl: string | null;
  /** the application in a store */
  mobileAppUrl: string | null;
};

/**
 * The footer with the links that the specification has outside: to the places that are set, else to our own pages. The one
 * of unsubscribing carries the country.
 */
export function linkOutside(navigation: Navigation, outside: Outside, country: string): Navigation {
  const leadTo = (link: string) => {
    if (OWN_UNSUBSCRIBE.test(link)) return withCountry(outside.unsubscribeUrl ?? '/unsubscribe/', country);
    return link === OWN_INSTALLING ? (outside.mobileAppUrl ?? link) : link;
  };
  const footer = navigation.footer.map((group) => ({
    ...group,
    links: group.links.map((line) => ({ ...line, link: leadTo(line.link) })),
  }));
  return { ...navigation, footer };
}

function withCountry(url: string, country: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}country=${country}`;
}
