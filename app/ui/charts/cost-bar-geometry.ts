import type { Bani } from '#domain/base/money/bani.ts';

export type CostBarFigures = {
  /** what is borrowed, above 0 */
  principal: Bani;
  /** everything paid for it; null: the price is not known, so there is only the amount and the room */
  cost: Bani | null;
  /** the largest lawful total: LegalMaximum.total, principal included */
  maximum: Bani;
};

/** Where the parts of a cost bar lie, in percent of its width. */
export type CostBarGeometry = {
  amount: number;
  /** where the cost ends; equal to `amount` when there is none to show */
  costEnd: number;
  /** where the lawful maximum is: 100, less only when the loan costs more than it */
  maximum: number;
};

// Thinner than this a cost could not be seen, and every cost must be.
const LEAST_COST_WIDTH_PERCENT = 0.8;

/**
 * The parts of a cost bar. Its width is the lawful maximum, or the total of a lender outside that law when it is more.
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
