import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LenderKind, Source } from '#domain/offers/offer.ts';

/** What the law says of being late with this kind of lender. */
export type LateRule = { lenderKind: LenderKind; lawName: string; source: Source };

// The one rule of Legea 243/2024 on being late; the ceilings of price are in the rule packs.
const penaltySource: Source = {
  name: 'Legea 243/2024, Monitorul Oficial 807/13.08.2024, prezentată de moneezy.ro',
  url: 'https://moneezy.ro/blog/legea-243-2024-credite-ifn',
  date: '2024-08-13',
};

/**
 * The ceiling of penalty interest: never more than the sum borrowed. Source: Legea 243/2024.
 * @returns null in a country whose rules are not those
 */
export function lateRule(lenderKind: LenderKind, pack: RulePack | null): LateRule | null {
  if (pack?.country !== 'RO' || pack.capLawName === null) return null;
  return { lenderKind, lawName: pack.capLawName, source: penaltySource };
}
