import type { RulePack } from './rule-pack.ts';

/**
 * Finds the rules in force on a day: the pack with the latest first day that is not after it.
 * @param packs in any order
 * @param isoDate yyyy-mm-dd
 * @returns null when none is in force yet, as for a country in preparation
 */
export function rulePackInForce(packs: readonly RulePack[], isoDate: string): RulePack | null {
  const started = packs.filter((pack) => pack.validFrom <= isoDate);
  return started.toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0] ?? null;
}
