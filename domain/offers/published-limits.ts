import type { Bani } from '#domain/base/money/bani.ts';
import type { OfferEvidence } from './offer-evidence.ts';
import type { LeadFigures, OfferRecord } from './offer.ts';

/** Widest amounts and terms of a list, as far as lenders publish theirs; null if none does. */
export type PublishedLimits = {
  amount: { min: Bani | null; max: Bani | null };
  term: { minDays: number | null; maxDays: number | null };
};

/** Combines the lowest and highest limits of the available offers; only currently sourced figures count. */
export function publishedLimits(
  offers: readonly (Pick<OfferRecord, 'isActive'> &
    Pick<LeadFigures, 'amount' | 'term'> & { evidence: OfferEvidence })[],
): PublishedLimits {
  const open = offers.filter(({ isActive }) => isActive);
  const amounts = open.flatMap(
    ({ amount, evidence }) => (evidence.amount === 'current' && amount?.value) || [],
  );
  const terms = open.flatMap(({ term, evidence }) => (evidence.term === 'current' && term?.value) || []);
  return {
    amount: {
      min: extreme(amounts, ({ min }) => min, Math.min),
      max: extreme(amounts, ({ max }) => max, Math.max),
    },
    term: {
      minDays: extreme(terms, ({ minDays }) => minDays, Math.min),
      maxDays: extreme(terms, ({ maxDays }) => maxDays, Math.max),
    },
  };
}

function extreme<Item, Bound extends number>(
  items: readonly Item[],
  boundOf: (item: Item) => Bound | null,
  choose: (...bounds: number[]) => number,
): Bound | null {
  const bounds = items.map(boundOf).filter((bound) => bound !== null);
  // Math.min and Math.max return one of the limits, so the cast keeps its type.
  return bounds.length === 0 ? null : (choose(...bounds) as Bound);
}
