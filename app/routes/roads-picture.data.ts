import { isBeyondReach, knownReaches, type KnownReach } from '#domain/roads/known-reach.ts';
import type { RoadsQuery } from '#domain/roads/roads-query.ts';
import { sixRoads, type Road } from '#domain/roads/six-roads.ts';
import type { OfferView } from '#app/shared/offer/offer-view.ts';
import { presentRoads } from '#app/shared/roads/present-roads.ts';
import type { RoadsView } from '#app/shared/roads/road-view.ts';
import type { PageArgs } from '#server/pages/page-contract.ts';
import { offersInOrder } from './offers.data.ts';

export type RoadsAnswer = {
  roads: Road<OfferView>[];
  picture: RoadsView;
  /** how far the lenders of the list are known to go */
  reaches: KnownReach[];
  /** whether the loan is larger or longer than that */
  isBeyond: boolean;
  isOutage: boolean;
};

/**
 * The six roads for a sum and a term. In a country whose law is not prepared, Romanian banks are no road.
 * @param page of the sections that rows lead to, '' on that page itself
 */
export async function roadsAnswer(
  args: PageArgs,
  { request, offered }: Pick<RoadsQuery, 'request' | 'offered'>,
  page: string,
): Promise<RoadsAnswer> {
  const { services, rulePack: pack } = args;
  const { roads: texts, illustrations } = services.content;
  const { isOutage = false } = await services.offers.load();
  const offers = await offersInOrder(args);
  const roads = sixRoads({
    asked: request,
    offers,
    illustrations: pack === null ? [] : illustrations,
    offered,
    pack,
  }).filter(
    ({ kind }) => !isOutage || offers.length > 0 || (kind !== 'current-price' && kind !== 'old-price'),
  );
  const reaches = knownReaches(offers);
  const isBeyond = isBeyondReach(reaches, request);
  const picture = presentRoads(roads, { request, texts, pack, isBeyond, page });
  return { roads, picture, reaches, isBeyond, isOutage: isOutage && offers.length === 0 };
}
