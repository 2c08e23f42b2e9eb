import type { Bani } from '#domain/money/bani.ts';
import { dailyCap } from './legal-maximum.ts';
import type { RulePack } from './rule-pack.ts';

/** What a small credit may cost a day at most, from a day until the next step; null: no such ceiling from then on. */
export type CeilingStep = { from: string; percentPerDay: number | null };

/** The daily ceiling of a credit of this size in time: a step for each day on which it became another. @param packs in any order */
export function ceilingSteps(principal: Bani, packs: readonly RulePack[]): CeilingStep[] {
  const ascending = packs.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return ascending
    .map((pack) => ({ from: pack.validFrom, percentPerDay: dailyCap(principal, pack) }))
    .filter(({ percentPerDay }, at, all) => percentPerDay !== (all[at - 1]?.percentPerDay ?? null));
}
