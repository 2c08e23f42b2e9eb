import { leadFigures } from '#domain/offers/lead-figures.ts';
import type { Offer, Source } from '#domain/offers/offer.ts';
import { uniqueSources } from './group-by-source.ts';
import type { LenderPageData } from './lender-page-data.ts';

type Shown = Pick<LenderPageData, 'costOverTime' | 'conditions' | 'example' | 'late' | 'identity'>;

/**
 * Lists every source of the page once: of the offer, of the text, of the law.
 * @param offer null without a record of an offer
 * @param written sources of the text itself
 */
export function pageSources(shown: Shown, offer: Offer | null, written: readonly Source[]): Source[] {
  const { costOverTime, conditions, example, late, identity } = shown;
  const { price, amount, term, repayment } = offer ? leadFigures(offer) : {};
  return uniqueSources(
    [
      ...[price, amount, term, repayment].map((figure) => figure?.source),
      ...(conditions ?? []).map(({ source }) => source),
      example?.source,
      late.own?.source,
      ...identity.groups.map(({ source }) => source),
      ...written,
      ...(costOverTime?.sources ?? []),
      late.rule?.source,
    ].filter((source) => source !== undefined),
  );
}
