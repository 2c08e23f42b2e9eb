import type { ConsentMode } from '#domain/consent/consent.ts';
import type { CurrencyStyle } from '#domain/money/currency-style.ts';
import type { LoanLimits } from '#domain/offers/loan-request.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';

/** The operating countries of the specification. */
export const countryCodes = ['RO', 'PL', 'CO', 'MX', 'ES', 'KZ', 'VN', 'LK', 'PH', 'UA', 'ZA'] as const;
export type CountryCode = (typeof countryCodes)[number];

/** How claims about offers are made: `sourced` shows only what can be proven, `spec` follows the old product's rules. */
export type OfferClaims = 'sourced' | 'spec';

/**
 * What an error page says, in the language of its country. `advice`: the server could not make the page; `unloaded`: the
 * browser did not get all of it.
 */
export type ErrorPageTexts = {
  language: string;
  /** shown, full screen, until the page is there */
  loading: string;
  missing: { title: string; heading: string };
  /** `again`: what is pressed to ask for the page once more */
  broken: { title: string; heading: string; again: string; advice: string; unloaded: string };
  button: string;
  links: { home: string; personalLoan: string; badHistory: string };
};

/** Whether the site compares loans in the country: everything that needs its law and its language is there. */
export function isPrepared({ preparing }: Pick<Country, 'preparing'>): boolean {
  return preparing.length === 0;
}

/** That a country is being prepared, that the texts are Romanian until then, and the one tool that counts by its own numbers. */
export type PreparingNote = { language: string; text: string; calculator: string };

export type Country = {
  code: CountryCode;
  /** Romanian name, for the partner page */
  name: string;
  language: string;
  locale: string;
  timeZone: string;
  currency: CurrencyStyle;
  leadId: string;
  providerId: string;
  consent: ConsentMode;
  offerClaims: OfferClaims;
  limits: LoanLimits;
  /** dated, ascending by validFrom */
  rulePacks: RulePack[];
  /** what a country that is not prepared says above every page, in its own languages; empty: it is prepared */
  preparing: readonly PreparingNote[];
  /** its own error page, behind a full-screen loader; null: the generic one, at once */
  errorPage: ErrorPageTexts | null;
  /** what the site says of its loans in `spec` mode (specification, section 9) */
  statedTerms: {
    maxPrincipalLei: number;
    /** smallest and largest sum of the lenders */
    lenderMinLei: number;
    lenderMaxLei: number;
    aprMinPercent: number;
    aprMaxPercent: number;
    minDays: number;
    maxDays: number;
  } | null;
  /** what the site says of itself in `spec` mode (specification, section 9): claims without a source */
  statedCounters: readonly { value: string; label: string }[];
};
