import type { ExperimentPlan } from './experiment.ts';

/** A difference that is not there is found in 5 of 100 experiments, one that is there in 80 of 100. */
const Z_FOUND_BY_CHANCE = 1.96;
const Z_NOT_MISSED = 0.84;

/**
 * Computes how many visits of each variant show the smallest difference worth knowing:
 * n = (1,96 + 0,84)² · (p₁(1 − p₁) + p₂(1 − p₂)) ÷ (p₂ − p₁)², rounded up.
 * @param plan.basePercent p₁: visits with a departure expected without the change, in percent, above 0
 * @param plan.leastLiftPercent by how much of p₁ the change should raise it at least: 20 makes 5% into p₂ = 6%; p₂ below 100%
 * @see Fleiss, Levin, Paik, Statistical Methods for Rates and Proportions, 3rd edition, section 4.2, without the correction for continuity
 */
export function plannedSize({ basePercent, leastLiftPercent }: ExperimentPlan): number {
  const base = basePercent / 100;
  const raised = base * (1 + leastLiftPercent / 100);
  if (base <= 0 || raised <= base || raised >= 1) throw new RangeError('no such plan');
  const spread = base * (1 - base) + raised * (1 - raised);
  return Math.ceil((Z_FOUND_BY_CHANCE + Z_NOT_MISSED) ** 2 * (spread / (raised - base) ** 2));
}
