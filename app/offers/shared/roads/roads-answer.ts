import type { RoadsTexts } from '#domain/texts/schemas/roads-schema.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { isBeyondReach, knownReaches, type KnownReach } from '#domain/offers/roads/known-reach.ts';
import type { RoadRates } from '#domain/offers/roads/rates-on-day.ts';
import type { OfferedRate } from '#domain/offers/roads/roads-query.ts';
import { sixRoads, type CheckedOffer, type Road } from '#domain/offers/roads/six-roads.ts';
import type { RoadOffer } from './draw-road.ts';
import { presentRoads } from './present-roads.ts';
import type { RoadsView } from './road-view.ts';

/** Data of the roads, independent of the request. */
export type RoadsBasis = {
  texts: Pick<RoadsTexts, 'roads' | 'fund'>;
  /** of Romanian banks and houses: none outside Romanian law */
  rates: RoadRates;
  /** in the base order */
  offers: readonly RoadOffer[];
  /** the offers cannot be read now, so their roads are left out */
  isOutage: boolean;
};

type Asked = {
  request: LoanRequest;
  offered: OfferedRate | null;
  checked?: CheckedOffer;
  pack: RulePack | null;
  /** see `ShownRoads` */
  page: string | null;
};

export type RoadsAnswer = {
  roads: Road<RoadOffer>[];
  picture: RoadsView;
  /** how far the lenders of the list are known to go */
  reaches: KnownReach[];
  /** whether the loan is larger or longer than that */
  isBeyond: boolean;
};

/** Draws the roads to one amount and term, with a visitor's own offer among them if there is one. */
export function answerRoads(basis: RoadsBasis, asked: Asked): RoadsAnswer {
  const { texts, rates, offers, isOutage } = basis;
  const { request, offered, checked, pack, page } = asked;
  const roads = sixRoads({
    asked: request,
    offers,
    rates,
    offered,
    ...(checked && { checked }),
    pack,
  }).filter(({ kind }) => !isOutage || (kind !== 'current-price' && kind !== 'old-price'));
  const reaches = knownReaches(offers);
  const isBeyond = isBeyondReach(reaches, request);
  const picture = presentRoads(roads, { request, texts, pack, reaches, isBeyond, page });
  return { roads, picture, reaches, isBeyond };
}
