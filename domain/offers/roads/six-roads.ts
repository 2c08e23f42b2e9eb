import { largestLawfulCost, type LargestLawfulCost } from '#domain/law/largest-lawful-cost.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { type Bani, bani, roundToBani } from '#domain/base/money/bani.ts';
import { type QuotedOffer, type RankableOffer, rankOffers } from '#domain/offers/rank-offers.ts';
import { comparedPrices, currentPrices } from '#domain/offers/compared-prices.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import { monthlySaving } from './monthly-saving.ts';
import { illustratedRoad, mainCosts, type IllustratedRoad } from './illustrated-road.ts';
import type { AskedLoan } from './asked-loan.ts';
import type { RoadRates } from './rates-on-day.ts';
import type { OfferedRate } from './roads-query.ts';
import { annuitySchedule } from '#domain/loan/annuity-schedule.ts';
import { percentShare, shareOf } from '#domain/base/money/share.ts';

/** An offer with its price for the request. */
export type PricedOffer<T> = { offer: T; quote: Extract<OfferQuote, { status: 'priced' }> };

/** An offer with known payments: the result of a contract check. */
export type CheckedOffer = {
  /** all costs besides the principal */
  cost: Bani;
  /** further costs are possible */
  isLeast: boolean;
  /** number of payments; null: unknown */
  payments: number | null;
};

/** One way to the same amount. Costs exclude the principal. */
export type Road<T> =
  /** no loan: the amount, saved or paid in parts over the same time */
  | { kind: 'waiting'; aMonth: Bani }
  | IllustratedRoad
  | {
      kind: 'current-price';
      prices: PricedOffer<T>[];
      /** three or more comparable prices: they may be shown as a range */ isRange: boolean;
    }
  | { kind: 'old-price'; prices: PricedOffer<T>[] }
  /** lenders with an unknown price: anything up to the ceiling */
  | { kind: 'legal-maximum'; most: LargestLawfulCost | null; unpricedCount: number }
  /** the visitor's contract, checked to the last payment */
  | { kind: 'checked'; offer: CheckedOffer }
  /** an offer the visitor received: with its fees it is drawn, without them described in words */
  | { kind: 'offered'; rate: OfferedRate; interest: Bani; cost: Bani | null };

export type RoadKind = Road<unknown>['kind'];

type RoadsInput<T> = {
  asked: AskedLoan;
  /** in the base order */
  offers: readonly T[];
  /** of banks and mutual-aid houses */
  rates: RoadRates;
  offered: OfferedRate | null;
  checked?: CheckedOffer;
  pack: RulePack | null;
};

/**
 * Builds the roads to one amount for one term, by the lowest known cost of each; those without one come last. A visitor's own
 * offer is one more among them.
 */
export function sixRoads<T extends RankableOffer>(input: RoadsInput<T>): Road<T>[] {
  const { asked, offers, rates, offered, checked, pack } = input;
  const filters = { repayment: [], zero: false };
  const { served } = rankOffers({
    offers,
    request: asked,
    pack,
    sort: 'total',
    filters,
    claims: 'sourced',
  });
  const roads: Road<T>[] = [
    { kind: 'waiting', aMonth: monthlySaving(asked) },
    illustratedRoad('bank', rates, asked),
    illustratedRoad('credit-union', rates, asked),
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

/** Returns the lowest known cost of a road; for the ceiling, the ceiling itself. @returns null: none is known */
export function lowestCost(road: Road<unknown>): Bani | null {
  return costsOf(road)[0] ?? null;
}

/** Lists all drawn costs of a road, ascending. */
export function costsOf(road: Road<unknown>): Bani[] {
  switch (road.kind) {
    case 'waiting':
      return [roundToBani(0)];
    case 'bank':
    case 'credit-union':
      return mainCosts(road).costs;
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

function offeredRoad(rate: OfferedRate, asked: AskedLoan): Road<never> {
  const interest = interestAlone(rate.percentAYear, asked);
  return {
    kind: 'offered',
    rate,
    interest,
    cost: rate.fees === null ? null : roundToBani(interest + rate.fees),
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

/**
 * Computes the interest of a rate alone: in equal monthly payments, or for a term in days in one payment.
 * @param percentAYear 0 or more
 */
function interestAlone(percentAYear: number, { principal, term }: AskedLoan): Bani {
  if (term.unit === 'days') {
    return shareOf(principal, percentShare(percentAYear, { times: term.count, over: 365 }));
  }
  const rows = annuitySchedule({ principal, yearlyRatePercent: percentAYear, termMonths: term.count });
  return bani(rows.reduce((sum, { interest }) => sum + interest, 0));
}
