import type { ConsentMode } from '#domain/consent/consent.ts';
import type { LoanLimits } from '#domain/offers/loan-request.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';

/** The operating countries of the specification. */
export const countryCodes = ['RO', 'PL', 'CO', 'MX', 'ES', 'KZ', 'VN', 'LK', 'PH', 'UA', 'ZA'] as const;
export type CountryCode = (typeof countryCodes)[number];

/** How claims about offers are made: `sourced` shows only what can be proven, `spec` follows the old product's rules. */
export type OfferClaims = 'sourced' | 'spec';

export type Country = {
  code: CountryCode;
  /** Romanian name, for the partner page */
  name: string;
  language: string;
  locale: string;
  timeZone: string;
  currency: { code: string; sign: string; place: 'after' | 'before'; thousandsSeparator: string };
  leadId: string;
  providerId: string;
  consent: ConsentMode;
  offerClaims: OfferClaims;
  limits: LoanLimits;
  /** dated, ascending by validFrom */
  rulePacks: RulePack[];
  /** what the site says of its loans in `spec` mode (specification, section 9) */
  statedTerms: {
    maxPrincipalLei: number;
    aprMinPercent: number;
    aprMaxPercent: number;
    minDays: number;
    maxDays: number;
  } | null;
};
