import { largestLawfulCost, type LargestLawfulCost } from '#domain/law/largest-lawful-cost.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { roundToBani, type Bani } from '#domain/money/bani.ts';
import { arrangeOffers, type ArrangeableOffer, type QuotedOffer } from '#domain/offers/arrange-offers.ts';
import { comparedPrices, currentPrices } from '#domain/offers/compared-prices.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import {
  carriedIllustrations,
  illustrationGap,
  interestAlone,
  isWhole,
  type AskedLoan,
  type CarriedIllustration,
  type IllustrationGap,
} from './carried-illustration.ts';
import type { RateIllustration } from './rate-illustration.ts';
import type { OfferedRate } from './roads-query.ts';

/** An offer with its price for what is asked. */
export type PricedOffer<T> = { offer: T; quote: Extract<OfferQuote, { status: 'priced' }> };

/** What banks or mutual-aid houses have printed, for what is asked. */
export type IllustratedRoad = {
  kind: RateIllustration['road'];
  /** those whose whole cost can be told, the least costly first: they are drawn */
  whole: CarriedIllustration[];
  /** those whose interest alone can be told: they are no part of the drawing */
  partial: CarriedIllustration[];
  /** of the examples that do not reach what is asked, why; null: some do, or there is none at all */
  gap: IllustrationsGap | null;
};

/** What separates a loan from all examples of a road. */
export type IllustrationsGap = {
  /** on which side of every example's sum or term the loan lies; null: of some it does not */
  gap: IllustrationGap;
  sumsLei: { min: number; max: number };
  months: { min: number; max: number };
};

/** An offer whose payments are known: what the check of a contract has computed of it. */
export type CheckedOffer = {
  /** all that is paid besides the sum */
  cost: Bani;
  /** something may come on top of it */
  isLeast: boolean;
  /** how many payments; null: not known */
  payments: number | null;
};

/** One way to the same money. Costs are what is paid besides the sum. */
export type Road<T> =
  /** nothing is borrowed: the sum, put aside or paid in parts over the same time */
  | { kind: 'waiting'; aMonth: Bani }
  | IllustratedRoad
  | {
      kind: 'current-price';
      prices: PricedOffer<T>[];
      /** three or more that compare: they may be told as a range */ isRange: boolean;
    }
  | { kind: 'old-price'; prices: PricedOffer<T>[] }
  /** lenders whose price nobody knows: anything up to the ceiling */
  | { kind: 'legal-maximum'; most: LargestLawfulCost | null; unpricedCount: number }
  /** what the visitor holds, checked to the last payment */
  | { kind: 'checked'; offer: CheckedOffer }
  /** what the visitor was offered: with its fees it is drawn, without them told in words */
  | { kind: 'offered'; rate: OfferedRate; interest: Bani; cost: Bani | null };

export type RoadKind = Road<unknown>['kind'];

type RoadsInput<T> = {
  asked: AskedLoan;
  /** in the base order */
  offers: readonly T[];
  illustrations: readonly RateIllustration[];
  offered: OfferedRate | null;
  checked?: CheckedOffer;
  pack: RulePack | null;
};

/**
 * The roads to one sum for one time, by the lowest cost known of each; those of which none is known come last. A visitor's own
 * offer is one more among them.
 */
export function sixRoads<T extends ArrangeableOffer>(input: RoadsInput<T>): Road<T>[] {
  const { asked, offers, illustrations, offered, checked, pack } = input;
  const filters = { repayment: [], zero: false };
  const { served } = arrangeOffers({
    offers,
    request: asked,
    pack,
    sort: 'total',
    filters,
    claims: 'sourced',
  });
  const roads: Road<T>[] = [
    waiting(asked),
    illustratedRoad('bank', illustrations, asked),
    illustratedRoad('credit-union', illustrations, asked),
    ...pricedRoads(served),
    ...(offered ? [offeredRoad(offered, asked)] : []),
    ...(checked ? [{ kind: 'checked' as const, offer: checked }] : []),
    {
      kind: 'legal-maximum',
      most: largestLawfulCost(asked.principal, asked.term, pack),
      unpricedCount: served.filter(({ quote }) => quote.status === 'unpriced').length,
    },
  ];
  return roads.toSorted((a, b) => (lowestCost(a) ?? Infinity) - (lowestCost(b) ?? Infinity));
}

/** The lowest cost that is known of a road; of the ceiling, the ceiling. @returns null: none is known */
export function lowestCost(road: Road<unknown>): Bani | null {
  return costsOf(road)[0] ?? null;
}

/** All costs of a road that are drawn, ascending. */
export function costsOf(road: Road<unknown>): Bani[] {
  switch (road.kind) {
    case 'waiting':
      return [roundToBani(0)];
    case 'bank':
    case 'credit-union':
      return road.whole.map(({ cost }) => cost);
    case 'current-price':
    case 'old-price':
      return road.prices.map(({ quote }) => quote.cost).toSorted((a, b) => a - b);
    case 'offered':
      return road.cost === null ? [] : [road.cost];
    case 'checked':
      return [road.offer.cost];
    case 'legal-maximum':
      return road.most === null ? [] : [road.most.cost];
  }
}

function waiting({ principal, term }: AskedLoan): Road<never> {
  const months = term.unit === 'months' ? term.count : Math.max(1, Math.round((term.count * 12) / 365));
  return { kind: 'waiting', aMonth: roundToBani(principal / months) };
}

function offeredRoad(rate: OfferedRate, asked: AskedLoan): Road<never> {
  const interest = interestAlone(rate.percentAYear, asked);
  return {
    kind: 'offered',
    rate,
    interest,
    cost: rate.fees === null ? null : roundToBani(interest + rate.fees),
  };
}

function illustratedRoad(
  kind: RateIllustration['road'],
  illustrations: readonly RateIllustration[],
  asked: AskedLoan,
): IllustratedRoad {
  const own = illustrations.filter(({ road }) => road === kind);
  const carried = carriedIllustrations(own, asked);
  const whole = carried.filter(({ illustration }) => isWhole(illustration));
  const partial = carried.filter(({ illustration }) => !isWhole(illustration));
  return { kind, whole, partial, gap: whole.length > 0 ? null : gapOf(own.filter(isWhole), asked) };
}

function gapOf(illustrations: readonly RateIllustration[], asked: AskedLoan): IllustrationsGap | null {
  if (illustrations.length === 0) return null;
  const gaps = illustrations.map((illustration) => illustrationGap(illustration, asked));
  const common = <Part extends 'sum' | 'term'>(part: Part) => {
    const sides = new Set(gaps.map((gap) => gap?.[part] ?? null));
    const [only = null] = sides;
    return sides.size === 1 ? only : null;
  };
  const sums = illustrations.map(({ principalLei }) => principalLei);
  const months = illustrations.map(({ termMonths }) => termMonths);
  return {
    gap: { sum: common('sum'), term: common('term') },
    sumsLei: { min: Math.min(...sums), max: Math.max(...sums) },
    months: { min: Math.min(...months), max: Math.max(...months) },
  };
}

function pricedRoads<T>(served: readonly QuotedOffer<T>[]): Road<T>[] {
  const compared = comparedPrices(served);
  const isRange = compared.length > 0;
  const old = served.flatMap(({ offer, quote }): PricedOffer<T>[] =>
    quote.status === 'priced' && quote.evidence === 'to-confirm' ? [{ offer, quote }] : [],
  );
  return [
    { kind: 'current-price', prices: isRange ? compared : currentPrices(served), isRange },
    { kind: 'old-price', prices: old },
  ];
}
