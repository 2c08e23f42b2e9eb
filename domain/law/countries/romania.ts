import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { lei } from '#domain/base/money/currency-style.ts';
import type { Country } from './country.ts';
import { romanianLimits } from './romanian-limits.ts';
import { ROMANIAN_TIME_ZONE } from './romanian-time-zone.ts';

/** Romania: the country the product is described for. Source: product specification, sections 3 and 9. */
export const romania: Country = {
  code: 'RO',
  name: 'România',
  language: 'ro-RO',
  locale: 'ro_RO',
  timeZone: ROMANIAN_TIME_ZONE,
  currency: lei,
  // The specification names both ids without their values: these are our own.
  leadId: 'ro-1',
  providerId: 'ro-1',
  consent: 'explicit',
  offerClaims: 'sourced',
  limits: romanianLimits,
  rulePacks: romanianRulePacks,
  preparing: [],
  errorPage: null,
  statedTerms: {
    maxPrincipalLei: 10_000,
    lenderMinLei: 1_000,
    lenderMaxLei: 50_000,
    aprMinPercent: 0,
    aprMaxPercent: 36,
    minDays: 91,
    maxDays: 365,
  },
  statedCounters: [
    { value: '406\u00a0215', label: 'împrumuturi acordate' },
    { value: '833', label: 'cereri procesate astăzi' },
    { value: '14\u00a0minute', label: 'durata medie' },
    { value: '86%', label: 'clienți care revin' },
    { value: '94%', label: 'cereri aprobate' },
  ],
};
