import { fromLei, type Bani } from '#domain/base/money/bani.ts';
import type { Term } from '#domain/loan/term.ts';
import type { AskedLoan } from './asked-loan.ts';
import type { RoadExample, RoadLender } from './rates-on-day.ts';

/** Range in which an example is applied to other amounts and terms: from a quarter to twice its own. */
const LEAST_SHARE = 1 / 4;
const MOST_SHARE = 2;
/** No bank with a known minimum term lends for less, except one that states it. */
const LEAST_BANK_MONTHS = 12;
/** Overdrafts and cards are for short debts: longer ones are what loans are for. */
const MOST_ACCOUNT_MONTHS = 12;
/** Overdrafts are quoted in months of income, three to six: with an unknown maximum no more than this is shown. */
const MOST_UNSTATED_ACCOUNT_LEI = 5_000;

/** Range of amounts in lei and of months in which a lender's prices may be shown. */
export type PricedReach = { sumsLei: [least: number, most: number]; months: [least: number, most: number] };

/** Lists the ranges in which a lender's prices may be shown: of its list, and of each transferable example. */
export function pricedReaches(lender: RoadLender): PricedReach[] {
  return [listReach(lender), ...lender.examples.map((example) => exampleReach(lender, example))].filter(
    (reach) => reach !== null,
  );
}

/**
 * Tells whether a lender is known to lend this amount for this term: both limits of its amounts and the longest term are stated.
 * A bank's unstated minimum term counts as a year.
 */
export function isKnownToLend(lender: RoadLender, { principal, term }: AskedLoan): boolean {
  const { leastLei, mostLei, mostMonths } = lender.limits;
  const months = monthsOf(term);
  if (months === null || leastLei === 'unknown' || mostLei === 'unknown' || mostMonths === 'unknown')
    return false;
  const reach = {
    sumsLei: [leastLei, mostLei],
    months: [leastMonthsOf(lender), mostMonths],
  } satisfies PricedReach;
  return isWithin(reach, { principal, termMonths: months });
}

/** Tells whether a lender's stated limits exclude a loan. */
export function isRuledOut({ limits }: RoadLender, { principal, term }: AskedLoan): boolean {
  const { leastLei, mostLei, leastMonths, mostMonths } = limits;
  const months = monthsOf(term) ?? 0;
  return (
    (leastLei !== 'unknown' && principal < fromLei(leastLei)) ||
    (mostLei !== 'unknown' && principal > fromLei(mostLei)) ||
    (leastMonths !== 'unknown' && months < leastMonths) ||
    (mostMonths !== 'unknown' && months > mostMonths)
  );
}

/** Returns the highest amount for which an overdraft or a card is shown, in lei: the stated one, or a general limit. */
export function mostAccountLei({ limits }: Pick<RoadLender, 'limits'>): number {
  return numberOr(limits.mostLei, MOST_UNSTATED_ACCOUNT_LEI);
}

/** Returns a term in whole months. @returns null for a term in days: these prices are paid monthly */
export function monthsOf({ count, unit }: Term): number | null {
  return unit === 'months' ? count : null;
}

type Loan = { principal: Bani; termMonths: number };

/** Tells whether a loan lies within a range. @param reach null: no loan does */
export function isWithin(reach: PricedReach | null, { principal, termMonths }: Loan): boolean {
  if (reach === null) return false;
  const { sumsLei, months } = reach;
  const lei = principal / 100;
  return lei >= sumsLei[0] && lei <= sumsLei[1] && termMonths >= months[0] && termMonths <= months[1];
}

/**
 * Returns the range of a lender's list. @returns null if the maximum amount or term is unknown: a list without limits is not
 * shown
 */
export function listReach(lender: RoadLender): PricedReach | null {
  if (lender.list === undefined) return null;
  const { leastLei, mostLei, mostMonths } = lender.limits;
  const isAccount = lender.list.repayment === 'revolving';
  const most = isAccount ? mostAccountLei(lender) : mostLei;
  const longest = isAccount ? MOST_ACCOUNT_MONTHS : mostMonths;
  if (most === 'unknown' || longest === 'unknown') return null;
  return { sumsLei: [numberOr(leastLei, 0), most], months: [leastMonthsOf(lender), longest] };
}

/** Returns the range of an example besides its own loan. @returns null: none */
export function exampleReach(lender: RoadLender, example: RoadExample): PricedReach | null {
  if (!example.isCarried) return null;
  const { principalLei, termMonths } = example;
  const { leastLei, mostLei, mostMonths } = lender.limits;
  return {
    sumsLei: [
      Math.max(principalLei * LEAST_SHARE, numberOr(leastLei, 0)),
      Math.min(principalLei * MOST_SHARE, numberOr(mostLei, Infinity)),
    ],
    months: [
      Math.max(termMonths * LEAST_SHARE, leastMonthsOf(lender)),
      Math.min(termMonths * MOST_SHARE, numberOr(mostMonths, Infinity)),
    ],
  };
}

function leastMonthsOf({ limits, road }: RoadLender): number {
  return numberOr(limits.leastMonths, road === 'bank' ? LEAST_BANK_MONTHS : 1);
}

function numberOr(limit: number | 'unknown', otherwise: number): number {
  return limit === 'unknown' ? otherwise : limit;
}
