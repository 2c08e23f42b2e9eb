import type { OffersPageTexts } from '#domain/texts/schemas/offers-page-schema.ts';
import type { RoadsTexts } from '#domain/texts/schemas/roads-schema.ts';
import type { RoadRates } from '#domain/offers/roads/rates-on-day.ts';
import type { LoanPageData } from '#app/offers/shared/offer/loan-page-data.ts';

/** `/offers/` shows cards, `/offers2/` a table, `/offers3/` the first three. */
export type Arrangement = 'cards' | 'table' | 'short';

/** Texts of the list. */
export type OffersTexts = Omit<OffersPageTexts, 'author' | 'updated' | 'reviewed' | OtherPage>;
/** Other pages with texts in content/pages/offers.yml. */
type OtherPage = 'compare' | 'leaving' | 'trafficback';

export type OffersPageData = LoanPageData & {
  /** prices published by banks and mutual-aid houses, for requests without an offer */
  ways: { texts: RoadsTexts['ways']; fund: Pick<RoadsTexts['fund'], 'least' | 'most'>; rates: RoadRates };
  arrangement: Arrangement;
  /** whether notifications about new offers are available */
  hasNotices: boolean;
  /** the offers could not be read: the list is empty for that reason only */
  isOutage: boolean;
  texts: OffersTexts;
  /** amounts and terms of the whole list: with a source, or in `spec` mode as the old product claims them */
  statedTerms: string | null;
};
