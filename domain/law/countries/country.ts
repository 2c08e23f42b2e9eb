import type { ConsentMode } from '#domain/law/consent/consent.ts';
import type { CurrencyStyle } from '#domain/base/money/currency-style.ts';
import type { LoanLimits } from '#domain/loan/loan-request.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';

/** The operating countries of the specification. */
export const countryCodes = ['RO', 'PL', 'CO', 'MX', 'ES', 'KZ', 'VN', 'LK', 'PH', 'UA', 'ZA'] as const;
export type CountryCode = (typeof countryCodes)[number];

/** How claims about offers are made: `sourced` shows only what can be proven, `spec` follows the old product's rules. */
export type OfferClaims = 'sourced' | 'spec';

/**
 * Texts of an error page, in the language of its country. `advice`: the server could not render the page; `unloaded`: the browser
 * did not get all of it.
 */
export type ErrorPageTexts = {
  language: string;
  /** full-screen text until the page is loaded */
  loading: string;
  missing: { title: string; heading: string };
  /** `again`: label of the button that requests the page again */
  broken: { title: string; heading: string; again: string; advice: string; unloaded: string };
  button: string;
  links: { home: string; personalLoan: string; badHistory: string };
};

/** Tells whether the site compares loans in the country: its law and its language are complete. */
export function isPrepared({ preparing }: Pick<Country, 'preparing'>): boolean {
  return preparing.length === 0;
}

/** Note that a country is in preparation, that the texts are Romanian until then, and the one tool for any numbers. */
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
  /** note above every page of a country in preparation, in its own languages; empty: it is prepared */
  preparing: readonly PreparingNote[];
  /** names of experiments that the office's switch has stopped; of a country of the code none is */
  stoppedExperiments?: readonly string[];
  /** its own error page, behind a full-screen loader; null: the generic one, at once */
  errorPage: ErrorPageTexts | null;
  /** the site's statements about its loans in `spec` mode (specification, section 9) */
  statedTerms: {
    maxPrincipalLei: number;
    /** smallest and largest amount of the lenders */
    lenderMinLei: number;
    lenderMaxLei: number;
    aprMinPercent: number;
    aprMaxPercent: number;
    minDays: number;
    maxDays: number;
  } | null;
  /** the site's statements about itself in `spec` mode (specification, section 9): claims without a source */
  statedCounters: readonly { value: string; label: string }[];
};
