import type { Bani } from '#domain/base/money/bani.ts';
import { percentShare, shareOf } from '#domain/base/money/share.ts';
import type { Source } from '#domain/base/sources/source-schema.ts';
import type { RulePack } from './rule-pack.ts';

/** Limit of the penalties of a late loan. `most` is all of them, or with `withCost` they and the rest of the cost. */
export type PenaltyLimit = { most: Bani; withCost: boolean; source: Source };

/**
 * Computes the most that penalties of a loan may add. Where they are part of the cost, both together are limited to the principal.
 * Source: Legea 243/2024, art. 2 j with art. 6 up to 25 000 lei, art. 9 b above; our interpretation, see
 * docs/decisions/059-what-we-read-in-the-law.md.
 * @param principal in bani, above 0
 * @returns null where the law has no such limit
 */
export function penaltyLimit(principal: Bani, pack: RulePack | null): PenaltyLimit | null {
  const inCost = pack?.penaltiesInCostUpTo;
  if (inCost && principal <= inCost.value) return { most: principal, withCost: true, source: inCost.source };
  if (!pack?.penaltyCapPercent) return null;
  const { value, source } = pack.penaltyCapPercent;
  return { most: shareOf(principal, percentShare(value)), withCost: false, source };
}
