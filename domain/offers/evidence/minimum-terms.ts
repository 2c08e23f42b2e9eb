import type { MinimumRule } from '#domain/loan/minimum-payments.ts';
import { bani, fromLei, type Bani } from '#domain/base/money/bani.ts';
import type { Interest, PriceTerms } from './product-schema.ts';

/** Limits a requested amount to what a line lends, in bani; null is an unstated limit. */
export function drawnWithin({ min, max }: { min: Bani | null; max: Bani | null }, principal: Bani): Bani {
  const most = max === null ? principal : bani(Math.min(principal, max));
  return min === null ? most : bani(Math.max(most, min));
}

/** Returns the minimum monthly payment of a product; null if it is not a line, or the rule is unknown. */
export function minimumRule(repayment: PriceTerms['repayment']): MinimumRule | null {
  if (repayment.kind !== 'revolving' || repayment.minimum === 'unknown') return null;
  const { percent, of, atLeast } = repayment.minimum;
  return { percent, of, atLeast: fromLei(atLeast) };
}

/** Converts interest to percent of the debt per year. @returns null for interest that is not a percentage per time */
export function yearlyPercent({ per, percent }: Interest): number | null {
  if (per === 'flat') return null;
  return per === 'year' ? percent : percent * 365;
}
