import type { KnownProduct } from '#domain/offers/offer-evidence.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';

type Reach = Pick<KnownProduct, 'amount' | 'term' | 'years'>;

const DAYS_OF_LONGEST_SHOWN_TERM = 366; // contracts of years say nothing about a loan of months

/**
 * Writes what a lender is known to lend, for a row: „dă 200–6 000 lei”, „dă până la 20 000 lei (2020)”; without amounts the kind
 * of loan. Of several products the one with the highest amount.
 */
export function knownInShort(
  { tags, products: [{ free }] }: Pick<Offer, 'tags' | 'products'>,
  known: readonly Reach[],
): string[] {
  const [widest] = known.toSorted((a, b) => (b.amount.max ?? 0) - (a.amount.max ?? 0));
  const reach = widest && reachInShort(widest);
  return [...(reach ? [reach] : tags), ...(free ? [freeDaysInShort(free.value.freeDays, free.for)] : [])];
}

function reachInShort({ amount: { min, max }, term: { maxDays }, years }: Reach): string | null {
  const sums =
    min !== null && max !== null ? between(min, max) : max !== null ? `până la ${formatMoney(max)}` : null;
  if (sums === null) return null;
  const isShort = maxDays !== null && maxDays <= DAYS_OF_LONGEST_SHOWN_TERM;
  const days = isShort ? `, cel mult ${countDays(maxDays)}` : '';
  return `dă ${sums}${days}${years.amount === null ? '' : ` (${years.amount})`}`;
}

function between(
  min: number & KnownProduct['amount']['min'],
  max: number & KnownProduct['amount']['max'],
): string {
  return min === max ? `numai ${formatMoney(max)}` : `${formatNumber(min / 100)}–${formatMoney(max)}`;
}

/** Writes the interest-free days, always with whom they apply to and that there is a condition. */
function freeDaysInShort(days: number, freeFor: 'everyone' | 'new-clients' | 'unclear' | null): string {
  const free = `primele ${countDays(days)} cu 0%, cu condiții`;
  return freeFor === 'new-clients' ? `la primul credit, ${free}` : free;
}
