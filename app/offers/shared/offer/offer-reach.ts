import { capitalized } from '#domain/base/text/capitalized.ts';
import type { KnownProduct } from '#domain/offers/offer-evidence.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';

const DAYS_OF_LONGEST_SHOWN_TERM = 366; // contracts of years say nothing about a loan of months

type Reach = Pick<KnownProduct, 'name' | 'amount' | 'term'>;

/**
 * Writes the amounts and terms of an offer, as far as they have a source: „Între 100 și 2 000 de lei, pe cel mult 91 de zile”;
 * several products by name: „Credit online: cel mult 10 000 de lei; linie: …”.
 */
export function offerReach(products: readonly Reach[]): string | null {
  const named = products.flatMap((product) => {
    const reach = productReach(product);
    if (reach === null) return [];
    return [product.name === null ? reach : `${product.name}: ${reach}`];
  });
  const text = named.join('; ');
  return text === '' ? null : capitalized(text);
}

/** Writes the same of one product, without its name: „între 100 și 2 000 de lei, pe cel mult 91 de zile”. */
export function productReach({ amount, term }: Pick<Reach, 'amount' | 'term'>): string | null {
  return [sumsInWords(amount), longestInWords(term)].filter(Boolean).join(', ') || null;
}

/** Writes amounts between two limits, of which either may be unknown: „între 100 și 2 000 de lei”; null if both are. */
export function sumsInWords({ min, max }: Reach['amount']): string | null {
  if (min !== null && min === max) return `numai ${moneyInSentence(max)}`;
  if (min !== null && max !== null) return `între ${formatNumber(min / 100)} și ${moneyInSentence(max)}`;
  if (max !== null) return `cel mult ${moneyInSentence(max)}`;
  return min === null ? null : `cel puțin ${moneyInSentence(min)}`;
}

/** Writes „pe cel mult 91 de zile”; null for a contract of years, or if unknown. */
export function longestInWords({ maxDays }: Reach['term']): string | null {
  if (maxDays === null || maxDays > DAYS_OF_LONGEST_SHOWN_TERM) return null;
  return `pe cel mult ${countDays(maxDays)}`;
}
