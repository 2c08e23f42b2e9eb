import { bani, type Bani } from '#domain/base/money/bani.ts';
import { percentShare, shareOf } from '#domain/base/money/share.ts';
import type { LegalMaximum } from './legal-maximum-schema.ts';
import type { RulePack } from './rule-pack.ts';

/**
 * Computes the most a small credit may lawfully cost: principal × daily rate × days, and never more than the principal itself (the
 * total is at most double the credit). Source: Legea 243/2024, art. 6; the rates are data of the rule pack. The law does not name
 * the base of the daily percent: the principal is our interpretation, see docs/decisions/059-what-we-read-in-the-law.md.
 * @param principal in bani, above 0
 * @param days of the whole term, 1 or more
 * @returns null when the pack has no such ceilings or the amount is above the last of them
 */
export function legalMaximum(principal: Bani, days: number, pack: RulePack | null): LegalMaximum | null {
  const percentPerDay = dailyCap(principal, pack);
  if (percentPerDay === null) return null;
  const cost = bani(Math.min(dailyCost(principal, percentPerDay, days), principal));
  return { cost, total: bani(principal + cost) };
}

/** Returns the maximum percent a day of a credit of this size; null where its amount has no such ceiling. */
export function dailyCap(principal: Bani, pack: RulePack | null): number | null {
  return pack?.dailyCaps?.value.find(({ upTo }) => principal <= upTo)?.percentPerDay ?? null;
}

/**
 * Computes simple daily interest. Prices and their ceiling share it, so that a price exactly at the ceiling does not exceed it.
 * @returns principal × percentPerDay × days in bani, rounded half up
 */
export function dailyCost(principal: Bani, percentPerDay: number, days: number): Bani {
  return shareOf(principal, percentShare(percentPerDay, { times: days }));
}
