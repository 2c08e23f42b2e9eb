import { freeDaysNote } from '#domain/offers/free-days-note.ts';
import type { Offer, OfferProduct, Source } from '#domain/offers/offer.ts';
import { longestInWords, sumsInWords } from '#app/offers/shared/offer/offer-reach.ts';
import { groupBySource, type SourceGroup } from './group-by-source.ts';

type Fact = { text: string; source: Source };

/** Lists what the lender asks and lends, grouped by source: conditions, amounts and terms of each product, interest-free days. */
export function offerFacts(offer: Offer): SourceGroup<{ text: string }>[] {
  const { conditions, products } = offer;
  const [{ free }] = products;
  const note = freeDaysNote(offer);
  return groupBySource([
    ...conditions.map(({ value, source }) => ({ text: value, source })),
    ...products.flatMap(reachFacts),
    ...(free && note ? [{ text: note, source: free.source }] : []),
  ]);
}

function reachFacts({ name, amount, term }: OfferProduct): Fact[] {
  const of = name === null ? '' : `, ${name}`;
  const sums = amount && sumsInWords(amount.value);
  const longest = term && longestInWords(term.value);
  return [
    ...(amount && sums ? [{ text: `Suma${of}: ${sums}.`, source: amount.source }] : []),
    ...(term && longest ? [{ text: `Perioada${of}: ${longest}.`, source: term.source }] : []),
  ];
}
