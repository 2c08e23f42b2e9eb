import { countNoun } from '#domain/text/count-noun.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { spanInWords } from '#domain/text/span-in-words.ts';
import type { ProductLimit, UnservedReason } from './offer-quote.ts';

/** Why an offer does not fit the amount or term, as one Romanian sentence; a limit of a dated document with its year. */
export function explainUnserved(reason: UnservedReason): string {
  if (reason.kind === 'over-legal-maximum') {
    return 'Pentru suma și perioada alese, prețul pe care îl avem trece de maximul legal, așa că nu îl afișăm.';
  }
  if (reason.kind === 'products') {
    const each = reason.limits.map((limit) => `${limit.product} ${limitInWords(limit)}`);
    return `Pe ce am găsit, acest creditor dă ${each.join('; ')}.`;
  }
  const limit = limitInWords(reason);
  return reason.year === null
    ? `Acest creditor împrumută ${limit}.`
    : `Știm o limită din ${reason.year}: ${limit}. Întrebați creditorul dacă mai este aceeași.`;
}

function limitInWords(reason: ProductLimit): string {
  switch (reason.kind) {
    case 'amount-below':
      return `cel puțin ${moneyInSentence(reason.min)}`;
    case 'amount-above':
      return `cel mult ${moneyInSentence(reason.max)}`;
    case 'term-below':
      return `pe cel puțin ${countNoun(reason.minDays, 'zi', 'zile')}`;
    case 'term-above':
      return `pe cel mult ${spanInWords(reason.maxDays)}`;
  }
}
