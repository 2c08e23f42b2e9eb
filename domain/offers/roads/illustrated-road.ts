import { fromLei, type Bani } from '#domain/base/money/bani.ts';
import type { Source } from '#domain/base/sources/source-schema.ts';
import { averageCost, averageInterest, type AverageCost, type AverageInterest } from './average-cost.ts';
import type { AskedLoan } from './asked-loan.ts';
import {
  isKnownToLend,
  isRuledOut,
  mostAccountLei,
  pricedReaches,
  type PricedReach,
} from './lender-reach.ts';
import { publishedCost, type PublishedCost } from './published-cost.ts';
import type { RoadLender, RoadRates } from './rates-on-day.ts';

/** Prices published by banks, or mutual-aid houses, for the requested loan. They are not offers. */
export type IllustratedRoad = {
  kind: 'bank' | 'credit-union';
  /** lenders with a known whole cost, by their lowest */
  whole: PublishedCost[];
  /** lenders of which only the interest is known */
  interest: PublishedCost[];
  /** cost of the loan at the banks' average; null: they are not known to lend it, or the road is another */
  average: AverageCost | null;
  /** short-term credits of the bank that has the visitor's account */
  account: AccountWays | null;
  /** if no price covers the loan: its side of all of them; null: a price covers it, or there is none at all */
  gap: PricesGap | null;
  /** lenders to ask: nothing on their pages excludes the loan; those known to lend it come first */
  ask: RoadLender[];
};

/** Overdrafts and cards: interest alone, for their holders. */
export type AccountWays = {
  overdrafts: PublishedCost[];
  /** average of all banks' overdrafts and cards */
  average: AverageInterest | null;
  cards: PublishedCost[];
  /** cards that allow interest-free instalments for a purchase of this amount, over at least the requested months */
  free: RoadLender[];
};

/** Reason why no price covers a loan: its side of all priced loans, and their limits. */
export type PricesGap = {
  sum: 'below' | 'above' | null;
  term: 'below' | 'above' | null;
  sumsLei: { min: number; max: number };
  months: { min: number; max: number };
};

/**
 * Main figure of a road, which is drawn. `whole`: costs; `interest`: without fees, which nobody has printed; `average`: of all
 * banks; `account`: the interest of overdrafts and cards; `nothing`: no price covers the loan.
 */
export type MainCosts = {
  what: 'whole' | 'interest' | 'average' | 'account' | 'nothing';
  /** ascending; empty for `nothing` */
  costs: Bani[];
  sources: Source[];
};

/** Builds the road over banks, or over mutual-aid houses, to a loan. */
export function illustratedRoad(
  kind: IllustratedRoad['kind'],
  rates: RoadRates,
  asked: AskedLoan,
): IllustratedRoad {
  const own = rates.lenders.filter(({ road }) => road === kind);
  const costs = costsAt(own, asked);
  return {
    kind,
    whole: costs.filter(({ isWhole }) => isWhole),
    interest: costs.filter(({ isWhole }) => !isWhole),
    average: kind === 'bank' ? averageCost(rates, asked) : null,
    account: kind === 'bank' ? accountWays(rates, asked) : null,
    gap: costs.length > 0 ? null : gapOf(own, asked),
    ask: own
      .filter((lender) => !isRuledOut(lender, asked))
      .toSorted((a, b) => Number(isKnownToLend(b, asked)) - Number(isKnownToLend(a, asked))),
  };
}

/** Selects the main figure of a road. A road with whole costs shows no interest alone, and one with its own price no average. */
export function mainCosts({ whole, interest, average, account }: IllustratedRoad): MainCosts {
  if (whole.length > 0) return costsWithSources('whole', whole);
  if (interest.length > 0) return costsWithSources('interest', interest);
  if (average) return { what: 'average', costs: [average.cost], sources: [average.average.source] };
  const drawn = account && [account.overdrafts, account.cards].find((ways) => ways.length > 0);
  return drawn ? costsWithSources('account', drawn) : { what: 'nothing', costs: [], sources: [] };
}

function costsWithSources(what: MainCosts['what'], of: readonly PublishedCost[]): MainCosts {
  const prices = of.flatMap((cost) => cost.prices);
  return {
    what,
    costs: prices.map(({ cost }) => cost).toSorted((a, b) => a - b),
    sources: prices.map(({ source }) => source),
  };
}

function costsAt(lenders: readonly RoadLender[], asked: AskedLoan): PublishedCost[] {
  return lenders
    .flatMap((lender) => publishedCost(lender, asked) ?? [])
    .toSorted((a, b) => a.prices[0].cost - b.prices[0].cost);
}

function accountWays(rates: RoadRates, asked: AskedLoan): AccountWays | null {
  const of = (road: RoadLender['road']) => rates.lenders.filter((lender) => lender.road === road);
  const overdrafts = costsAt(of('overdraft'), asked);
  const cards = costsAt(of('card'), asked);
  const free = of('card').filter((card) => isFreeFor(card, asked));
  if (overdrafts.length + cards.length + free.length === 0) return null;
  // An average is shown only for loans that somebody is known to lend.
  const average = overdrafts.length > 0 ? averageInterest(rates, asked) : null;
  return { overdrafts, average, cards, free };
}

function isFreeFor(card: RoadLender, { principal, term }: AskedLoan): boolean {
  const step = card.freeInstalments?.steps.findLast(({ fromLei: from }) => principal >= fromLei(from));
  if (step === undefined || principal > fromLei(mostAccountLei(card))) return false;
  return term.unit === 'months' && term.count <= step.months;
}

function gapOf(lenders: readonly RoadLender[], { principal, term }: AskedLoan): PricesGap | null {
  const reaches = lenders.flatMap((lender) => pricedReaches(lender));
  if (reaches.length === 0) return null;
  const months = term.unit === 'months' ? term.count : 0;
  const common = (asked: number, rangeOf: (reach: PricedReach) => [number, number]) => {
    const sides = new Set(reaches.map((reach) => side(asked, rangeOf(reach))));
    const [only = null] = sides;
    return sides.size === 1 ? only : null;
  };
  const ends = (rangeOf: (reach: PricedReach) => [number, number]) => ({
    min: Math.min(...reaches.map((reach) => rangeOf(reach)[0])),
    max: Math.max(...reaches.map((reach) => rangeOf(reach)[1])),
  });
  return {
    sum: common(principal / 100, ({ sumsLei }) => sumsLei),
    term: common(months, (reach) => reach.months),
    sumsLei: ends(({ sumsLei }) => sumsLei),
    months: ends((reach) => reach.months),
  };
}

function side(asked: number, [least, most]: [number, number]): 'below' | 'above' | null {
  if (asked < least) return 'below';
  return asked > most ? 'above' : null;
}
