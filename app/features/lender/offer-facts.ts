import type { Offer } from '#domain/offers/offer.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { groupBySource, type SourceGroup } from './group-by-source.ts';

/** How much and for how long the lender lends, as sentences of the offers; null: nothing is known, or worth saying. */
export type ReachSentences = { amount: string | null; term: string | null };

/** What the lender asks and lends, gathered by source: conditions, then sums, term and the free first days. */
export function offerFacts(
  offer: Pick<Offer, 'amount' | 'term' | 'firstLoan' | 'conditions'>,
  reach: ReachSentences,
): SourceGroup<{ text: string }>[] {
  const { amount, term, firstLoan, conditions } = offer;
  return groupBySource([
    ...conditions.map(({ value, source }) => ({ text: value, source })),
    ...(amount && reach.amount
      ? [{ text: `Suma: ${uncapitalise(reach.amount)}.`, source: amount.source }]
      : []),
    ...(term && reach.term ? [{ text: `Perioada: ${uncapitalise(reach.term)}.`, source: term.source }] : []),
    ...(firstLoan ? [{ text: firstLoanInWords(firstLoan.value), source: firstLoan.source }] : []),
  ]);
}

function firstLoanInWords({ freeDays, condition }: { freeDays: number; condition: string }): string {
  return `Primul credit: 0% în primele ${countNoun(freeDays, 'zi', 'zile')}. ${condition}`;
}

function uncapitalise(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
