import type { OfferClaims } from '#domain/countries/country.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LoanLimits, Purpose } from '#domain/offers/loan-request.ts';
import type { OfferSort } from '#domain/offers/arrange-offers.ts';
import type { OfferView } from './offer-view.ts';

/** `/offers/` shows cards, `/offers2/` a table, `/offers3/` the first three. */
export type Arrangement = 'cards' | 'table' | 'short';

export type PurposeTexts = Record<Purpose, { label: string; hint: string }>;

/** The texts of the list, from content/pages/offers.yml. */
export type OffersTexts = {
  description: string;
  ordering: Record<OfferSort, string>;
  /** what the number of the title counts */
  counted: string;
  toConfirm: { title: string; intro: string };
  unpriced: { title: string; intro: string };
  unserved: { title: string; intro: string };
  noMatch: { title: string; text: string };
  noneServed: { title: string; text: string };
  failure: { title: string; text: string; steps: string[] };
  purposes: PurposeTexts;
};

/** What a page about one amount and term starts from; the rest is computed from it, on the server and in the browser. */
export type LoanPageData = {
  path: string;
  /** of the address the data was asked for, from `?` on */
  search: string;
  /** in the base order; empty when the feed failed */
  offers: OfferView[];
  rulePack: RulePack | null;
  limits: LoanLimits;
  claims: OfferClaims;
};

export type OffersPageData = LoanPageData & {
  arrangement: Arrangement;
  texts: OffersTexts;
  /** sums and terms of the whole list: with a source, or in `spec` mode as the old product claims them */
  statedTerms: string | null;
};

export type ComparePageData = LoanPageData & {
  texts: {
    description: string;
    empty: string;
    single: string;
    privacy: string;
    questionsTitle: string;
    questions: string[];
  };
  purposes: PurposeTexts;
};
