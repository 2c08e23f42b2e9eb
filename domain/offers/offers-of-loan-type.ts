import type { KnownProduct } from './offer-evidence.ts';
import { termDays } from '#domain/loan/term.ts';
import type { QuotedOffer } from './rank-offers.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';

type DescribedOffer = { conditions: readonly string[]; evidence: { products: readonly KnownProduct[] } };

/** Why an offer stands on a page: a sentence of its lender about the page's subject, or the product that lends the page's usual loan. */
export type WhyHere = { kind: 'says'; sentence: string } | { kind: 'lends'; product: KnownProduct };

/**
 * The offers of a page about a kind of loan: first those whose lenders say something of its subject, in the order given; then
 * those known to lend its usual sum, the ones that end closest above it first, since a lender of small sums is likelier to be
 * meant by a page about one. What is not known puts nobody on a page. Price and payout do not enter: the list of offers orders
 * by cost.
 * @param input.offers that serve the loan, as far as is known
 * @param input.about what a condition about the subject holds, in any case of letters; none: the page is about its sum alone
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

/** Of the products that lend this loan the one that ends closest above it; null: none is known to lend it. */
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

/** The smaller largest sum first, then the shorter longest term; what is not known last. */
function byReach(a: KnownProduct, b: KnownProduct): number {
  const sums = (a.amount.max ?? Infinity) - (b.amount.max ?? Infinity);
  if (sums !== 0) return sums;
  return a.term.maxDays === b.term.maxDays ? 0 : (a.term.maxDays ?? Infinity) - (b.term.maxDays ?? Infinity);
}
