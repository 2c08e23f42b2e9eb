import type { Bani } from '#domain/base/money/bani.ts';
import { dailyCap } from './legal-maximum.ts';
import type { RulePack } from './rule-pack.ts';

/** Maximum daily cost of a small credit, from a day until the next step; null: no such ceiling from then on. */
export type CeilingStep = { from: string; percentPerDay: number | null };

/** Lists the daily ceilings of a credit of this size over time: a step for each day of a change. @param packs in any order */
export function ceilingSteps(principal: Bani, packs: readonly RulePack[]): CeilingStep[] {
  const ascending = packs.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return ascending
    .map((pack) => ({ from: pack.validFrom, percentPerDay: dailyCap(principal, pack) }))
    .filter(({ percentPerDay }, at, all) => percentPerDay !== (all[at - 1]?.percentPerDay ?? null));
}
