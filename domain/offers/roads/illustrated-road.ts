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

/** What banks, or mutual-aid houses, have published, for the loan that is asked for. Nothing in it is an offer. */
export type IllustratedRoad = {
  kind: 'bank' | 'credit-union';
  /** lenders whose whole cost can be told, by their lowest */
  whole: PublishedCost[];
  /** those whose interest alone can be told */
  interest: PublishedCost[];
  /** what the loan costs at the average of all banks; null: they are not known to lend it, or the road is another */
  average: AverageCost | null;
  /** what the bank of one's account may give for a short time */
  account: AccountWays | null;
  /** where no price speaks of the loan: on which side of all of them it lies; null: some price does, or there is none at all */
  gap: PricesGap | null;
  /** whose pages to ask: nothing they say rules the loan out; those known to lend it come first */
  ask: RoadLender[];
};

/** Overdrafts and cards: interest alone, for whoever has them. */
export type AccountWays = {
  overdrafts: PublishedCost[];
  /** of all banks' overdrafts and cards */
  average: AverageInterest | null;
  cards: PublishedCost[];
  /** cards with which a purchase of this sum may be paid in instalments without interest, in as many months as are asked for or more */
  free: RoadLender[];
};

/** Why no price speaks of a loan: the side of all priced loans it lies on, and where those begin and end. */
export type PricesGap = {
  sum: 'below' | 'above' | null;
  term: 'below' | 'above' | null;
  sumsLei: { min: number; max: number };
  months: { min: number; max: number };
};

/**
 * What is told of a road first, and drawn. `whole`: costs; `interest`: without fees, which nobody has printed; `average`: of all banks;
 * `account`: the interest of overdrafts and cards; `nothing`: no price speaks of the loan.
 */
export type ToldCosts = {
  what: 'whole' | 'interest' | 'average' | 'account' | 'nothing';
  /** ascending; empty for nothing */
  costs: Bani[];
  sources: Source[];
};

/** The road over banks, or over mutual-aid houses, to a loan. */
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

/** What is told of a road first. A road with whole costs tells no interest alone, and one with a price of its own no average. */
export function toldCosts({ whole, interest, average, account }: IllustratedRoad): ToldCosts {
  if (whole.length > 0) return told('whole', whole);
  if (interest.length > 0) return told('interest', interest);
  if (average) return { what: 'average', costs: [average.cost], sources: [average.average.source] };
  const drawn = account && [account.overdrafts, account.cards].find((ways) => ways.length > 0);
  return drawn ? told('account', drawn) : { what: 'nothing', costs: [], sources: [] };
}

function told(what: ToldCosts['what'], of: readonly PublishedCost[]): ToldCosts {
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
  // An average speaks of what somebody is known to lend.
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
