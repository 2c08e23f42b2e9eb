import type { KnownProduct } from './offer-evidence.ts';
import { termDays } from '#domain/loan/term.ts';
import type { QuotedOffer } from './rank-offers.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';

type DescribedOffer = { conditions: readonly string[]; evidence: { products: readonly KnownProduct[] } };

/**
 * Reason of an offer's place on a page: its lender's sentence about the subject, or the product that lends the page's usual loan.
 */
export type WhyHere = { kind: 'says'; sentence: string } | { kind: 'lends'; product: KnownProduct };

/**
 * Selects the offers of a page about a loan type: first those whose lenders say something about its subject, in the given order;
 * then those known to lend its usual amount, the closest maximum first, since a page about small loans more likely means a lender
 * of small amounts. Unknown facts put no offer on a page. Price and payout are ignored: the list of offers orders by cost.
 * @param input.offers that serve the loan, as far as known
 * @param input.about text in a condition about the subject, in any case; without it the page is about its amount alone
 * @see docs/decisions/101-who-stands-on-a-loan-type.md
 */
export function offersOfLoanType<T extends DescribedOffer>(input: {
  offers: readonly QuotedOffer<T>[];
  about: readonly string[];
  request: Pick<LoanRequest, 'principal' | 'term'>;
  limit: number;
}): (QuotedOffer<T> & { why: WhyHere })[] {
  const { offers, about, request, limit } = input;
  const words = about.map((word) => word.toLocaleLowerCase('ro'));
  const speaking = offers.flatMap((quoted) => {
    const sentence = quoted.offer.conditions.find((condition) =>
      words.some((word) => condition.toLocaleLowerCase('ro').includes(word)),
    );
    return sentence === undefined ? [] : [{ ...quoted, why: { kind: 'says' as const, sentence } }];
  });
  const lending = offers
    .filter(({ offer }) => !speaking.some((one) => one.offer === offer))
    .flatMap((quoted) => {
      const product = closestProduct(quoted.offer.evidence.products, request);
      return product ? [{ ...quoted, why: { kind: 'lends' as const, product } }] : [];
    })
    .toSorted((a, b) => byReach(a.why.product, b.why.product));
  return [...speaking, ...lending].slice(0, limit);
}

/** Finds the product that lends this loan with the closest maximum; null: none is known to lend it. */
function closestProduct(
  products: readonly KnownProduct[],
  { principal, term }: Pick<LoanRequest, 'principal' | 'term'>,
): KnownProduct | null {
  const asked = termDays(term);
  const fitting = products.filter(
    ({ amount, term: { minDays, maxDays } }) =>
      amount.max !== null &&
      amount.max >= principal &&
      (amount.min ?? 0) <= principal &&
      (minDays ?? 0) <= asked &&
      (maxDays ?? asked) >= asked,
  );
  return fitting.toSorted(byReach)[0] ?? null;
}

/** Compares products: the smaller maximum first, then the shorter longest term; unknown ones last. */
function byReach(a: KnownProduct, b: KnownProduct): number {
  const sums = (a.amount.max ?? Infinity) - (b.amount.max ?? Infinity);
  if (sums !== 0) return sums;
  return a.term.maxDays === b.term.maxDays ? 0 : (a.term.maxDays ?? Infinity) - (b.term.maxDays ?? Infinity);
}
