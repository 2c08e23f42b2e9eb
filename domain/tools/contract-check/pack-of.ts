import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';

/** The rules of a contract's day; of one without a day, or from before all packs, the oldest we have. */
export function packOf(concluded: IsoDay | null, packs: readonly RulePack[]): RulePack | undefined {
  return (concluded === null ? null : rulePackInForce(packs, concluded)) ?? packs[0];
}
