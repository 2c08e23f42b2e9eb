import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LenderKind, Source } from '#domain/offers/offer.ts';

/** What the law says of being late with this kind of lender. */
export type LateRule = { lenderKind: LenderKind; lawName: string; capPercent: number; source: Source };

/** The ceiling of penalty interest. @returns null in a country whose law has none */
export function lateRule(lenderKind: LenderKind, pack: RulePack | null): LateRule | null {
  if (!pack?.penaltyCapPercent || pack.capLawName === null) return null;
  const { value, source } = pack.penaltyCapPercent;
  return { lenderKind, lawName: pack.capLawName, capPercent: value, source };
}
