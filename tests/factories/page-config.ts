import { lei } from '#domain/base/money/currency-style.ts';
import type { SiteConfig } from '#domain/texts/pages/page-config.ts';

/** The settings a page carries for its scripts. */
export const pageConfig: SiteConfig = {
  baseUrl: '/',
  isStaging: false,
  buildId: 'b1',
  country: 'RO',
  providerId: 'ro-1',
  eventsHost: '',
  eventsOnLocalhost: false,
  consent: 'explicit',
  consentVersion: '2.0',
  currency: lei,
};
