import { lei } from '#domain/money/currency-style.ts';
import type { PageConfig } from '#server/pages/page-contract.ts';

/** The settings a page carries for its scripts. */
export const pageConfig: PageConfig = {
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
