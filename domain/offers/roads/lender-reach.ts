import { fromLei, type Bani } from '#domain/base/money/bani.ts';
import type { Term } from '#domain/loan/term.ts';
import type { AskedLoan } from './asked-loan.ts';
import type { RoadExample, RoadLender } from './rates-on-day.ts';

/** How far an example is carried from its own sum and term: from a quarter to twice of each. */
const LEAST_SHARE = 1 / 4;
const MOST_SHARE = 2;
/** No bank whose shortest loan is known to us lends for less, but for one, which says so. */
const LEAST_BANK_MONTHS = 12;
/** An overdraft or a card is for short debts: longer ones are what loans are for. */
const MOST_ACCOUNT_MONTHS = 12;
/** Overdrafts are told in months of income, three to six: of one whose largest sum nobody knows no more is told. */
const MOST_UNSTATED_ACCOUNT_LEI = 5_000;

/** A range of sums in lei and of months within which a lender's prices may be told. */
export type PricedReach = { sumsLei: [least: number, most: number]; months: [least: number, most: number] };

/** Where a lender's prices may be told: of its list, and of each example that is carried. */
export function pricedReaches(lender: RoadLender): PricedReach[] {
  return [listReach(lender), ...lender.examples.map((example) => exampleReach(lender, example))].filter(
    (reach) => reach !== null,
  );
}

/**
 * Whether a lender is known to lend this sum for this time: both ends of its sums and the longest term are stated. A shortest term that
 * a bank does not state counts as a year.
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

/** Whether what a lender says of its limits rules a loan out. */
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

/** Up to which sum an overdraft or a card is told, in lei: what it states, else what any may be expected to give. */
export function mostAccountLei({ limits }: Pick<RoadLender, 'limits'>): number {
  return numberOr(limits.mostLei, MOST_UNSTATED_ACCOUNT_LEI);
}

/** A term in whole months. @returns null of a term in days: these prices are paid in months */
export function monthsOf({ count, unit }: Term): number | null {
  return unit === 'months' ? count : null;
}

type Loan = { principal: Bani; termMonths: number };

/** Whether a loan lies within a reach. @param reach null: nothing does */
export function isWithin(reach: PricedReach | null, { principal, termMonths }: Loan): boolean {
  if (reach === null) return false;
  const { sumsLei, months } = reach;
  const lei = principal / 100;
  return lei >= sumsLei[0] && lei <= sumsLei[1] && termMonths >= months[0] && termMonths <= months[1];
}

/** Where a lender's list may be told. @returns null when a largest sum or a longest term is not known: a list without an end is told of nothing */
export function listReach(lender: RoadLender): PricedReach | null {
  if (lender.list === undefined) return null;
  const { leastLei, mostLei, mostMonths } = lender.limits;
  const isAccount = lender.list.repayment === 'revolving';
  const most = isAccount ? mostAccountLei(lender) : mostLei;
  const longest = isAccount ? MOST_ACCOUNT_MONTHS : mostMonths;
  if (most === 'unknown' || longest === 'unknown') return null;
  return { sumsLei: [numberOr(leastLei, 0), most], months: [leastMonthsOf(lender), longest] };
}

/** Where an example may be told besides its own loan. @returns null: nowhere */
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
