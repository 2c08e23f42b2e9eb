import type { Bani } from '#domain/base/money/bani.ts';
import { percentShare, shareOf } from '#domain/base/money/share.ts';
import type { Source } from '#domain/base/sources/source-schema.ts';
import type { EvidenceItem } from './evidence-item.ts';
import type { LenderEvidence } from './lender-evidence.ts';

/** Cost added to a principal that is repaid late or extended, in bani. */
export type AddedCost = { days: number; cost: Bani; source: Source };

/** The reference period for both: other periods are in proportion. */
const DAYS = 30;

/**
 * Computes what 30 days of delay add to an overdue amount: the fee once, and the penalty interest of each day. Only from the
 * lender's own statements (tier A).
 * @param overdue in bani, above 0
 * @returns null where it states neither
 */
export function lateCost({ items }: LenderEvidence, overdue: Bani): AddedCost | null {
  for (const item of newestFirst(items)) {
    const fee = percentOf(item, 'late-fee');
    const daily = percentOf(item, 'late-interest');
    if (fee === null && daily === null) continue;
    const percent = (fee ?? 0) + (daily ?? 0) * DAYS;
    return { days: DAYS, cost: partOf(overdue, percent), source: item.source };
  }
  return null;
}

/**
 * Computes the total cost of a loan of 30 days that is extended by 30 more, where the lender charges interest for every day from
 * the first one on: the free days are charged after all.
 * @param principal in bani, above 0
 * @returns null where the lender states no price of an extension
 */
export function extensionCost({ items }: LenderEvidence, principal: Bani): AddedCost | null {
  const item = newestFirst(items).find(({ repayment }) => repayment === 'on-extension');
  const daily = item ? percentOf(item, 'interest') : null;
  if (!item || daily === null) return null;
  return { days: 2 * DAYS, cost: partOf(principal, daily * 2 * DAYS), source: item.source };
}

/** Sorts the lender's own statements: the later one counts, and of one day the one entered later. */
function newestFirst(items: readonly EvidenceItem[]): EvidenceItem[] {
  const dayOf = ({ source }: EvidenceItem) => source.date ?? source.readAt ?? '';
  return items
    .filter(({ tier }) => tier === 'A')
    .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))
    .toReversed();
}

function percentOf(
  { figures }: EvidenceItem,
  measure: 'late-fee' | 'late-interest' | 'interest',
): number | null {
  const unit = measure === 'late-fee' ? 'percent' : 'percent-a-day';
  return figures.find((figure) => figure.measure === measure && figure.unit === unit)?.value ?? null;
}

function partOf(sum: Bani, percent: number): Bani {
  return shareOf(sum, percentShare(percent));
}
