import type { OffersPageTexts } from '#domain/texts/schemas/offers-page-schema.ts';
import type { RoadsTexts } from '#domain/texts/schemas/roads-schema.ts';
import type { RoadRates } from '#domain/offers/roads/rates-on-day.ts';
import type { LoanPageData } from '#app/offers/shared/offer/loan-page-data.ts';

/** `/offers/` shows cards, `/offers2/` a table, `/offers3/` the first three. */
export type Arrangement = 'cards' | 'table' | 'short';

/** The texts of the list. */
export type OffersTexts = Omit<OffersPageTexts, 'author' | 'updated' | 'reviewed' | OtherPage>;
/** Of which content/pages/offers.yml has texts too. */
type OtherPage = 'compare' | 'leaving' | 'trafficback';

export type OffersPageData = LoanPageData & {
  /** what banks and mutual-aid houses have published, for requests that no offer answers */
  ways: { texts: RoadsTexts['ways']; fund: Pick<RoadsTexts['fund'], 'least' | 'most'>; rates: RoadRates };
  arrangement: Arrangement;
  /** whether one may be told of new offers by a notification */
  hasNotices: boolean;
  /** the offers could not be read: there are none for that reason only */
  isOutage: boolean;
  texts: OffersTexts;
  /** sums and terms of the whole list: with a source, or in `spec` mode as the old product claims them */
  statedTerms: string | null;
};
