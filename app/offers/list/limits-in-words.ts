import { comparedPrices } from '#domain/offers/compared-prices.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import type { PublishedLimits } from '#domain/offers/published-limits.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import { spanInWords } from '#domain/base/text/span-in-words.ts';
import { sumsInWords } from '#app/offers/shared/offer/offer-reach.ts';

/** Writes amounts and terms of the whole list, as far as they have a source; null if none has. */
export function limitsInWords({ amount, term }: PublishedLimits): string | null {
  const sums = sumsInWords(amount);
  const days = daysInWords(term);
  const limits = [sums && `sume ${sums}`, days && `perioade ${days}`].filter(Boolean).join(', ');
  return limits === ''
    ? null
    : `Limitele publicate de creditorii din listă în ultimul an: ${limits}. Sursa fiecăreia este pe pagina creditorului.`;
}

/** Writes the range of DAE among the prices that may be compared for this amount and term; null if they are too few. */
export function aprRangeInWords(served: readonly { quote: OfferQuote }[]): string | null {
  const aprs = comparedPrices(served).map(({ quote }) => quote.aprPercent);
  if (aprs.length === 0) return null;
  const range = `între ${formatApr(Math.min(...aprs))} și ${formatApr(Math.max(...aprs))}`;
  return `La cele ${countNoun(aprs.length, 'preț publicat', 'prețuri publicate')} care se pot compara, DAE este ${range} pentru această sumă și perioadă.`;
}

function daysInWords({ minDays, maxDays }: PublishedLimits['term']): string | null {
  if (minDays !== null && maxDays !== null) return `între ${countDays(minDays)} și ${spanInWords(maxDays)}`;
  if (maxDays !== null) return `de cel mult ${spanInWords(maxDays)}`;
  return minDays === null ? null : `de cel puțin ${countDays(minDays)}`;
}
