import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import type { PublishedLimits } from '#domain/offers/published-limits.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { formatApr } from '#domain/text/format-percent.ts';
import { sumsInWords } from './offer-reach.ts';

/** The sums and terms of the whole list, as far as they have a source; null when nobody publishes any. */
export function limitsInWords({ amount, term }: PublishedLimits): string | null {
  const sums = sumsInWords(amount);
  const days = daysInWords(term);
  const limits = [sums && `sume ${sums}`, days && `perioade ${days}`].filter(Boolean).join(', ');
  return limits === ''
    ? null
    : `Limitele publicate de creditorii din listă: ${limits}. Sursa și data fiecăreia sunt lângă ofertă.`;
}

/** From which DAE to which the sourced prices go for this amount and term; null when there are not two. */
export function aprRangeInWords(served: readonly { quote: OfferQuote }[]): string | null {
  const aprs = served.flatMap(({ quote }) => (quote.status === 'priced' ? [quote.aprPercent] : []));
  if (aprs.length < 2) return null;
  const range = `între ${formatApr(Math.min(...aprs))} și ${formatApr(Math.max(...aprs))}`;
  return `La cele ${countNoun(aprs.length, 'ofertă', 'oferte')} cu preț, DAE este ${range} pentru această sumă și perioadă.`;
}

function daysInWords({ minDays, maxDays }: PublishedLimits['term']): string | null {
  if (minDays !== null && maxDays !== null)
    return `între ${countNoun(minDays, 'zi', 'zile')} și ${daysOrYears(maxDays)}`;
  if (maxDays !== null) return `de cel mult ${daysOrYears(maxDays)}`;
  return minDays === null ? null : `de cel puțin ${countNoun(minDays, 'zi', 'zile')}`;
}

/** Whole years are said in years: nobody reads 1 825 days. */
function daysOrYears(days: number): string {
  const isYears = days > 365 && days % 365 === 0;
  return isYears ? countNoun(days / 365, 'an', 'ani') : countNoun(days, 'zi', 'zile');
}
