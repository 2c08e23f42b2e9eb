import type { OfferSort } from '#domain/offers/arrange-offers.ts';
import type { PurposeTexts } from '#app/shared/loan-request/ask-form.tsx';
import type { LoanPageData } from '#app/shared/offer/loan-page-data.ts';

/** `/offers/` shows cards, `/offers2/` a table, `/offers3/` the first three. */
export type Arrangement = 'cards' | 'table' | 'short';

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

export type OffersPageData = LoanPageData & {
  arrangement: Arrangement;
  texts: OffersTexts;
  /** sums and terms of the whole list: with a source, or in `spec` mode as the old product claims them */
  statedTerms: string | null;
};
