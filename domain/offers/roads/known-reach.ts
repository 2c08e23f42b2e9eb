import { termDays } from '#domain/loan/term.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import type { OfferEvidence } from '#domain/offers/offer-evidence.ts';
import type { AskedLoan } from './asked-loan.ts';

/** The largest sum and the longest term that a source gives of one product. */
export type KnownReach = {
  lender: string;
  /** of an offer of several products, which */
  product: string | null;
  max: Bani;
  maxDays: number;
  /** of the document that states them; null: it is a page without a date */
  year: string | null;
};

type Listed = { header: string; isActive: boolean; evidence: Pick<OfferEvidence, 'products'> };

/** How far the lenders of a list go, as far as both ends are known: of each its products that no other of its own outdoes, the farthest first. */
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

/** Whether a loan is larger or longer than any lender is known to give. @returns false while nothing is known of any */
export function isBeyondReach(reaches: readonly KnownReach[], { principal, term }: AskedLoan): boolean {
  const days = termDays(term);
  return reaches.length > 0 && reaches.every(({ max, maxDays }) => principal > max || days > maxDays);
}
