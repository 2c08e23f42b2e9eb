import type { EvidenceAge } from './evidence-age.ts';
import type { EvidenceTier } from './evidence-item.ts';

/**
 * What may be said of a price. `current`: it may be ranked and stand in headlines. `to-confirm`: with its year, after the
 * current ones, never with a place. `measured`: by others, as history with month and method. `history`: a price above a
 * ceiling that is in force now, with its year, never computed as of today. `lead`: for the office alone. `none`: the figures
 * do not speak of what is asked.
 */
export type PriceStatement = 'current' | 'to-confirm' | 'measured' | 'history' | 'lead' | 'none';

type PriceEvidence = {
  tier: EvidenceTier;
  age: EvidenceAge;
  /** whether sum, term and repayment lie within what the same source, or another of tier A, states; unknown: it states none */
  covers: 'yes' | 'no' | 'unknown';
  isAboveCeiling: boolean;
  /** its figures can not be of one loan: somebody has to ask */
  contradicts?: boolean;
};

/**
 * What one item of evidence lets us say of a price, and nothing else decides it.
 * Source: notes on the specification, „What may be said of a price”.
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
