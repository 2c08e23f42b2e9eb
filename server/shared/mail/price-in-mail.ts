import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import { leadFigures } from '#domain/offers/lead-figures.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { oldPriceInWords } from '#domain/offers/old-price-in-words.ts';
import { paymentsInWords, rateInWords } from '#domain/offers/worked-example.ts';
import { briefSource } from '#domain/base/text/brief-source.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import type { MailBlock } from './compose-mail.ts';

type PricedQuote = Extract<OfferQuote, { status: 'priced' }>;

/** Builds one offer's price for a mail: the total to pay back and how, its source and date. Nothing without a price. */
export function priceInMail(
  { header, products }: Pick<Offer, 'header' | 'products'>,
  quote: OfferQuote,
): MailBlock[] {
  const { price } = leadFigures({ products });
  if (quote.status !== 'priced' || price === null) return [];
  const { total, cost, instalments, terms, aprPercent, other, evidence } = quote;
  const payments = instalments.count === 1 ? 'o singură plată' : paymentsInWords(instalments);
  const lines = [
    `Dați înapoi ${moneyInSentence(total)}, din care cost ${moneyInSentence(cost)}: ${payments}, ${rateInWords(terms)}, DAE ${formatApr(aprPercent)}.`,
    ...(other === null ? [] : [otherWayInShort(other)]),
    ...(evidence === 'current'
      ? []
      : [`Este un ${oldPriceInWords(price.source)}, nu un exemplu de azi. Întrebați cât cere azi.`]),
    `Sursa: ${briefSource(price.source)}.`,
  ];
  return [{ heading: header }, lines.join('\n')];
}

function otherWayInShort({
  instalments: { count },
  total,
  aprPercent,
}: NonNullable<PricedQuote['other']>): string {
  const way = count === 1 ? 'Tot la sfârșit' : `În ${countNoun(count, 'plată lunară', 'plăți lunare')} egale`;
  return `${way}: ${moneyInSentence(total)}, DAE ${formatApr(aprPercent)}.`;
}
