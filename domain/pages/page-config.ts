import type { ConsentMode } from '#domain/consent/consent.ts';
import type { CurrencyStyle } from '#domain/money/currency-style.ts';

/** What the server prints into every page for scripts, and scripts read there. */
export type PageConfig = {
  /** of this site, as search engines and other sites know it */
  origin: string;
  /** where the site's own calls start; ends with a slash */
  baseUrl: string;
  /** a rehearsal of the site: its events count for nothing */
  isStaging: boolean;
  /** origin of the events service; '' is this site */
  eventsHost: string;
  providerId: string;
  country: string;
  /** whether events leave this machine when the page is on localhost: for tests and demonstrations */
  eventsOnLocalhost: boolean;
  buildId: string;
  consent: ConsentMode;
  /** of the cookie policy: an answer to another one is none */
  consentVersion: string;
  /** module of the route table; error on an error page */
  pageType: string;
  /** the experiment that runs on the first page; null where none does */
  experiment: { name: string; variants: readonly [string, string] } | null;
  currency: CurrencyStyle;
};

/** What is the same on every page of a site. */
export type SiteConfig = Omit<PageConfig, 'origin' | 'pageType' | 'experiment'>;
