import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';

type Paid = Pick<Extract<OfferQuote, { status: 'priced' }>, 'instalments'>;

/** Writes how a loan is repaid: „tot la sfârșit”, „în 3 plăți lunare”. */
export function wayInWords({ instalments: { count } }: Paid): string {
  return count === 1 ? 'tot la sfârșit' : `în ${countNoun(count, 'plată lunară', 'plăți lunare')}`;
}
