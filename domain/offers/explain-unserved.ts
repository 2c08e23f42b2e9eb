import { capitalized } from '#domain/base/text/capitalized.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { spanInWords } from '#domain/base/text/span-in-words.ts';
import type { ProductLimit, UnservedReason } from './offer-quote.ts';

/**
 * Explains why an offer does not serve the amount or term, in one Romanian sentence; a limit of a dated document is given with
 * its year.
 */
export function explainUnserved(reason: UnservedReason): string {
  if (reason.kind === 'over-legal-maximum') {
    return 'Pe această sumă și perioadă, prețul pe care îl avem trece de maximul legal, așa că nu îl arătăm.';
  }
  if (reason.kind === 'products') {
    const each = reason.limits.map((limit) => `${limit.product}: ${limitInWords(limit)}`);
    return `${capitalized(each.join('; '))}.`;
  }
  const limit = `${reason.kind.startsWith('term') ? 'bani ' : ''}${limitInWords(reason)}`;
  return reason.year === null ? `Dă ${limit}.` : `În ${reason.year} dădea ${limit}. Întrebați cât dă azi.`;
}

function limitInWords(reason: ProductLimit): string {
  switch (reason.kind) {
    case 'amount-below':
      return `cel puțin ${moneyInSentence(reason.min)}`;
    case 'amount-above':
      return `cel mult ${moneyInSentence(reason.max)}`;
    case 'term-below':
      return `pe cel puțin ${countDays(reason.minDays)}`;
    case 'term-above':
      return `pe cel mult ${spanInWords(reason.maxDays)}`;
  }
}
