import type { MinimumRule } from '#domain/loan/minimum-payments.ts';
import { bani, fromLei, type Bani } from '#domain/money/bani.ts';
import type { Interest, PriceTerms } from './product-schema.ts';

/** Of the sum asked for, in bani, what a line lends: the nearest within its limits; null is a limit nobody states. */
export function drawnWithin({ min, max }: { min: Bani | null; max: Bani | null }, principal: Bani): Bani {
  const most = max === null ? principal : bani(Math.min(principal, max));
  return min === null ? most : bani(Math.max(most, min));
}

/** The smallest payment that a product asks for each month; null where it is no line, or nobody said. */
export function minimumRule(repayment: PriceTerms['repayment']): MinimumRule | null {
  if (repayment.kind !== 'revolving' || repayment.minimum === 'unknown') return null;
  const { percent, of, atLeast } = repayment.minimum;
  return { percent, of, atLeast: fromLei(atLeast) };
}

/** Interest of a year in percent of what is owed. @returns null for interest that is no percentage of a stretch of time */
export function yearlyPercent({ per, percent }: Interest): number | null {
  if (per === 'flat') return null;
  return per === 'year' ? percent : percent * 365;
}
