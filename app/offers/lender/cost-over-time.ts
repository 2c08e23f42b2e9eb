import type { RulePack } from '#domain/law/rule-pack.ts';
import type { Term } from '#domain/loan/term.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import type { Source, LeadFigures } from '#domain/offers/offer.ts';
import { quoteOffer, type QuotableOffer } from '#domain/offers/quote-offer.ts';

export type CostRow = {
  term: Term;
  cost: Bani;
  /** total repaid */
  total: Bani;
  aprPercent: number;
  /** highest legal total for this term; null if the law sets none per day */
  maximum: Bani | null;
};

/** Cost of one amount over time, by the lender's own price. */
export type CostOverTime = {
  /** `old`: from a price to confirm */
  kind: 'price' | 'old';
  /** unit of the rows' terms */
  unit: Term['unit'];
  principal: Bani;
  rows: CostRow[];
  sources: Source[];
};

const days = (...counts: number[]) => counts.map((count): Term => ({ count, unit: 'days' }));
const months = (...counts: number[]) => counts.map((count): Term => ({ count, unit: 'months' }));

/**
 * Computes the cost of one amount kept for longer and longer terms.
 * @returns null without rows to show: an unknown price, or an amount this lender does not lend
 */
export function costOverTime(
  offer: QuotableOffer & Pick<LeadFigures, 'price'>,
  principal: Bani,
  pack: RulePack | null,
): CostOverTime | null {
  if (offer.price === null || offer.evidence.price === 'none') return null;
  const law = pack?.dailyCaps?.source;
  const unit = offer.price.value.kind === 'daily' ? 'days' : 'months';
  // One and two months are single payments after 30 and 60 days: beside instalments they would mix two ways of repayment.
  const terms = unit === 'days' ? days(7, 15, 30, 61, 91) : months(3, 6, 9, 12);
  const rows = terms.flatMap((term): CostRow[] => {
    const quote = quoteOffer(offer, { principal, term }, pack);
    if (quote.status !== 'priced') return [];
    const { cost, total, aprPercent } = quote;
    return [{ term, cost, total, aprPercent, maximum: quote.legalMaximum?.total ?? null }];
  });
  if (rows.length === 0) return null;
  const sources = law && rows.some(({ maximum }) => maximum !== null) ? [law] : [];
  const kind = offer.evidence.price === 'current' ? 'price' : 'old';
  return { kind, unit, principal, rows, sources: [offer.price.source, ...sources] };
}
