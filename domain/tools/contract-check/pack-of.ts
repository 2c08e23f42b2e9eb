import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';

/** Returns the rules of a contract's date; without a date, or before all packs, the oldest pack. */
export function packOf(concluded: IsoDay | null, packs: readonly RulePack[]): RulePack | undefined {
  return (concluded === null ? null : rulePackInForce(packs, concluded)) ?? packs[0];
}
