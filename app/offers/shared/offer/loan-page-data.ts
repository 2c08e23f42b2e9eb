import type { OfferClaims } from '#domain/law/countries/country.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LoanLimits } from '#domain/loan/loan-request.ts';
import type { OfferView } from './offer-view.ts';

/** Initial data of a page about one amount and term; everything else is computed from it, on the server and in the browser. */
export type LoanPageData = {
  path: string;
  /** of the requested address, from `?` on */
  search: string;
  /** in the base order */
  offers: OfferView[];
  rulePack: RulePack | null;
  limits: LoanLimits;
  claims: OfferClaims;
};
