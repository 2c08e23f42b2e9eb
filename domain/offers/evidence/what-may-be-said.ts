import type { EvidenceAge } from './evidence-age.ts';
import type { EvidenceTier } from './evidence-item.ts';

/**
 * Permitted statement about a price. `current`: may be ranked and used in headlines. `to-confirm`: with its year, after the current
 * ones, never ranked. `measured`: by others, as history with month and method. `history`: a price above a ceiling now in force,
 * with its year, never computed as current. `lead`: for the office alone. `none`: the figures do not cover the request.
 */
export type PriceStatement = 'current' | 'to-confirm' | 'measured' | 'history' | 'lead' | 'none';

type PriceEvidence = {
  tier: EvidenceTier;
  age: EvidenceAge;
  /**
   * whether amount, term and repayment lie within the statements of the same source, or another of tier A; unknown: it states none
   */
  covers: 'yes' | 'no' | 'unknown';
  isAboveCeiling: boolean;
  /** its figures cannot belong to one loan: the lender has to be asked */
  contradicts?: boolean;
};

/**
 * Decides which statement one item of evidence permits about a price; no other code decides it. Source: notes on the specification,
 * „What may be said of a price”.
 * @see docs/decisions/092-every-price-has-its-evidence.md
 */
export function whatMayBeSaid({
  tier,
  age,
  covers,
  isAboveCeiling,
  contradicts,
}: PriceEvidence): PriceStatement {
  if (tier === 'D' || contradicts) return 'lead';
  if (isAboveCeiling) return 'history';
  if (tier === 'C') return 'measured';
  if (covers !== 'yes') return 'none';
  return tier === 'A' && age === 'recent' ? 'current' : 'to-confirm';
}
