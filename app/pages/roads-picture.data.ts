import type { RoadsQuery } from '#domain/offers/roads/roads-query.ts';
import { answerRoads, type RoadsAnswer, type RoadsBasis } from '#app/offers/shared/roads/roads-answer.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { offersInOrder } from './offers-in-order.ts';
import { roadRates } from './road-rates.data.ts';

/** Loads the data behind the roads of a country. */
export async function roadsBasis(args: PageArgs): Promise<RoadsBasis> {
  const { services } = args;
  const { roads: texts } = services.content;
  const { isOutage = false } = await services.offers.load();
  const offers = await offersInOrder(args);
  return {
    texts,
    rates: roadRates(args),
    offers,
    isOutage: isOutage && offers.length === 0,
  };
}

/**
 * Builds the six roads for an amount and a term.
 * @param page with the sections that rows link to, '' on that page itself
 */
export async function roadsAnswer(
  args: PageArgs,
  query: Pick<RoadsQuery, 'request' | 'offered'>,
  page: string,
): Promise<RoadsAnswer & { isOutage: boolean }> {
  const basis = await roadsBasis(args);
  const answer = answerRoads(basis, { ...query, pack: args.rulePack, page });
  return { ...answer, isOutage: basis.isOutage };
}
