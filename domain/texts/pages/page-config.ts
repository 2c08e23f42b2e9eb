import type { ConsentMode } from '#domain/law/consent/consent.ts';
import type { CurrencyStyle } from '#domain/base/money/currency-style.ts';

/** Configuration that the server prints into every page for its scripts. */
export type PageConfig = {
  /** public origin of this site */
  origin: string;
  /** base of the site's own API calls; ends with a slash */
  baseUrl: string;
  /** a staging site, whose events do not count */
  isStaging: boolean;
  /** origin of the events service; '' is this site */
  eventsHost: string;
  providerId: string;
  country: string;
  /** whether events are sent from a page on localhost: for tests and demonstrations */
  eventsOnLocalhost: boolean;
  buildId: string;
  consent: ConsentMode;
  /** of the cookie policy: an answer to another version does not count */
  consentVersion: string;
  /** module of the route table; error on an error page */
  pageType: string;
  /** the experiment on the first page; null: none */
  experiment: { name: string; variants: readonly [string, string] } | null;
  currency: CurrencyStyle;
};

/** The part that is the same on every page of a site. */
export type SiteConfig = Omit<PageConfig, 'origin' | 'pageType' | 'experiment'>;
