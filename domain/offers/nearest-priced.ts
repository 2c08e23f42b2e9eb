import type { RulePack } from '#domain/law/rule-pack.ts';
import { termDays, type Term } from '#domain/loan/term.ts';
import { bani, type Bani } from '#domain/base/money/bani.ts';
import type { RankableOffer } from './rank-offers.ts';
import type { LoanLimits, LoanRequest } from '#domain/loan/loan-request.ts';
import type { OfferQuote } from './offer-quote.ts';
import { quoteOffer } from './quote-offer.ts';

const SHOWN = 2;
/** A smaller share of the amount does not answer the request. */
const LEAST_SHARE = 0.5;

/** An offer with a current price, for the request nearest to the visitor's that it serves. */
export type NearestPriced<T> = {
  offer: T;
  request: LoanRequest;
  quote: Extract<OfferQuote, { status: 'priced' }>;
};

/**
 * Finds, for a request without a current price, the nearest request that each lender has a current price for. Terms are whole
 * months; the amount changes only if it has to.
 * @param offers in the base order, which they keep
 * @param limits of the form: requests that it refuses are not proposed
 * @param leastShare of the amount: offers of less are left out
 */
export function nearestPriced<T extends RankableOffer>(
  offers: readonly T[],
  request: LoanRequest,
  {
    pack,
    limits,
    leastShare = LEAST_SHARE,
  }: { pack: RulePack | null; limits: LoanLimits; leastShare?: number },
): NearestPriced<T>[] {
  const asked = termDays(request.term);
  const found = offers.flatMap((offer) => {
    if (!offer.isActive) return [];
    const requests = offer.evidence.products.flatMap(({ terms, age, amount, term }) => {
      if (terms === null || age !== 'recent') return [];
      const months = nearestMonths(asked, term, limits);
      return months === null
        ? []
        : [{ ...request, principal: within(request.principal, amount), term: months }];
    });
    const near = requests
      .filter(({ principal }) => principal >= request.principal * leastShare)
      .flatMap((one) => {
        const quote = quoteOffer(offer, one, pack);
        return quote.status === 'priced' && quote.evidence === 'current'
          ? [{ offer, request: one, quote }]
          : [];
      })
      .toSorted((a, b) => distance(a.request, request) - distance(b.request, request));
    return near.slice(0, 1);
  });
  return found.slice(0, SHOWN);
}

function within(principal: Bani, { min, max }: { min: Bani | null; max: Bani | null }): Bani {
  return bani(Math.min(Math.max(principal, min ?? 0), max ?? principal));
}

function nearestMonths(
  days: number,
  { minDays, maxDays }: { minDays: number | null; maxDays: number | null },
  { minMonths, maxMonths }: LoanLimits,
): Term | null {
  const all = Array.from({ length: maxMonths - minMonths + 1 }, (_, at): Term => ({
    count: minMonths + at,
    unit: 'months',
  }));
  const fits = all.filter((term) => {
    const length = termDays(term);
    return length >= (minDays ?? 0) && length <= (maxDays ?? 0);
  });
  return fits.toSorted((a, b) => Math.abs(termDays(a) - days) - Math.abs(termDays(b) - days))[0] ?? null;
}

/** Measures the distance of two requests, as shares of the original one. */
function distance(one: LoanRequest, asked: LoanRequest): number {
  const sum = Math.abs(one.principal - asked.principal) / asked.principal;
  return sum + Math.abs(termDays(one.term) - termDays(asked.term)) / termDays(asked.term);
}
