import type { Bani } from '#domain/base/money/bani.ts';
import type { PricedRequest } from '#domain/loan/loan-request.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';

/** Alert for one lender's price of one loan. */
export type PriceAlert = {
  loan: PricedRequest;
  /** alert only for a total below it; null: for any change */
  threshold: Bani | null;
  /** the published total when it was asked for; null: there was none */
  known: Bani | null;
};

export type PriceNews = 'appeared' | 'changed' | 'fell';

/**
 * Finds the change of a published price since its alert was requested; null: nothing to write about. A total equal to the threshold
 * is not below it, and a price out of sight is no news: it may return as it was.
 * @param total to pay back now; null: no price is published
 */
export function priceNews({ known, threshold }: PriceAlert, total: Bani | null): PriceNews | null {
  if (total === null || (threshold !== null && total >= threshold)) return null;
  if (known === null) return 'appeared';
  if (threshold !== null) return 'fell';
  return total === known ? null : 'changed';
}

/** Writes `prețul de la Creditor pentru 2 000 de lei pe 3 luni, când dați înapoi sub 2 300 de lei`; without a threshold `când se schimbă`. */
export function priceAlertInWords({ loan, threshold, known }: PriceAlert, lender: string): string {
  const change = known === null ? 'când apare' : 'când se schimbă';
  const when = threshold === null ? change : `când dați înapoi sub ${moneyInSentence(threshold)}`;
  return `prețul de la ${lender} pentru ${loanInWords(loan)}, ${when}`;
}

/** Writes `2 000 de lei pe 3 luni` */
export function loanInWords({ principal, term }: PricedRequest): string {
  return `${moneyInSentence(principal)} pe ${formatTerm(term)}`;
}
