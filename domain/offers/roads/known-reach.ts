import { termDays } from '#domain/loan/term.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import type { OfferEvidence } from '#domain/offers/offer-evidence.ts';
import type { AskedLoan } from './asked-loan.ts';

/** Maximum amount and term of one product, by its source. */
export type KnownReach = {
  lender: string;
  /** the product, for an offer of several */
  product: string | null;
  max: Bani;
  maxDays: number;
  /** of the document that states them; null: a page without a date */
  year: string | null;
};

type Listed = { header: string; isActive: boolean; evidence: Pick<OfferEvidence, 'products'> };

/**
 * Lists how far the lenders of a list go, if both limits are known: each lender's products that no other of its own outdoes, the
 * farthest first.
 */
export function knownReaches(offers: readonly Listed[]): KnownReach[] {
  return offers
    .filter(({ isActive }) => isActive)
    .flatMap(({ header, evidence }) =>
      evidence.products.flatMap(({ name, amount, term, years }): KnownReach[] =>
        amount.max === null || term.maxDays === null
          ? []
          : [
              {
                lender: header,
                product: name,
                max: amount.max,
                maxDays: term.maxDays,
                year: years.amount ?? years.term,
              },
            ],
      ),
    )
    .toSorted((a, b) => b.max - a.max || b.maxDays - a.maxDays)
    .filter((reach, index, all) => !all.slice(0, index).some((other) => reachesFarther(other, reach)));
}

function reachesFarther(other: KnownReach, { lender, max, maxDays }: KnownReach): boolean {
  return other.lender === lender && other.max >= max && other.maxDays >= maxDays;
}

/** Tells whether a loan is larger or longer than any lender is known to give. @returns false if no limit is known */
export function isBeyondReach(reaches: readonly KnownReach[], { principal, term }: AskedLoan): boolean {
  const days = termDays(term);
  return reaches.length > 0 && reaches.every(({ max, maxDays }) => principal > max || days > maxDays);
}
