import type { Bani } from '#domain/base/money/bani.ts';

export type CostBarFigures = {
  /** principal, above 0 */
  principal: Bani;
  /** total cost of the loan; null if the price is unknown: the bar then shows only the amount and the room */
  cost: Bani | null;
  /** highest legal total: LegalMaximum.total, principal included */
  maximum: Bani;
};

/** Positions of the parts of a cost bar, in percent of its width. */
export type CostBarGeometry = {
  amount: number;
  /** end of the cost; equal to `amount` if there is no cost to show */
  costEnd: number;
  /** position of the legal maximum: 100, or less if the loan costs more */
  maximum: number;
};

// A thinner cost would be invisible, and every cost must be visible.
const LEAST_COST_WIDTH_PERCENT = 0.8;

/**
 * Computes the parts of a cost bar. The full width is the legal maximum, or the total of a lender outside that law if it is
 * higher.
 * @throws {RangeError} when the principal is not above 0 or the maximum is below it
 */
export function costBarGeometry({ principal, cost, maximum }: CostBarFigures): CostBarGeometry {
  if (principal <= 0 || maximum < principal) throw new RangeError(`no bar for ${principal} up to ${maximum}`);
  const whole = Math.max(maximum, principal + (cost ?? 0));
  const amount = percent(principal, whole);
  const costWidth = cost === null ? 0 : Math.max(percent(cost, whole), LEAST_COST_WIDTH_PERCENT);
  return { amount, costEnd: Math.min(100, round(amount + costWidth)), maximum: percent(maximum, whole) };
}

function percent(part: number, whole: number): number {
  return round((part / whole) * 100);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
