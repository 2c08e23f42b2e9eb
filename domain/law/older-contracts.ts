import type { RulePack } from './rule-pack.ts';

/** Finds which contracts from before the ceilings may be revised by them; undefined where the country has no such rule. */
export function olderContracts(packs: readonly RulePack[]) {
  return packs.find((pack) => pack.olderContracts !== null)?.olderContracts?.value;
}
