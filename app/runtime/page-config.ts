import type { ConsentMode } from '#domain/consent/consent.ts';
import type { CurrencyStyle } from '#domain/money/currency-style.ts';

/** Settings the server prints into every page, for scripts. */
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

let config: PageConfig | undefined;

/** The settings of this page, read once. @throws {Error} when the page has none: every page of ours has */
export function pageConfig(): PageConfig {
  config ??= readPageConfig(document);
  return config;
}

/** @throws {Error} when the document has no element `page-config`, or what it holds is not JSON */
export function readPageConfig(page: Pick<Document, 'getElementById'>): PageConfig {
  const text = page.getElementById('page-config')?.textContent;
  if (!text) throw new Error('the page has no page-config');
  return JSON.parse(text) as PageConfig;
}
