import type { KnownProduct } from '#domain/offers/offer-evidence.ts';
import { lenderIdentity, type IdentifiedLender } from '#domain/offers/lenders/lender-identity.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { spanInWords } from '#domain/base/text/span-in-words.ts';

/** „Dă” : „200–5 000 lei” */
export type HeadFact = { name: string; value: string };

/** Returns what visitors look for first: amounts, the longest term, the identity of the company. Only known facts. */
export function headFacts(products: readonly KnownProduct[], lender: IdentifiedLender | null): HeadFact[] {
  return [...products.flatMap(reach), ...(lender ? firm(lender) : [])];
}

/** Lists amounts and terms: of a single product without a name, of several by name. */
function reach({ name, amount, term, years }: KnownProduct): HeadFact[] {
  const sums = sumsInShort(amount);
  const days = daysInShort(term);
  if (name !== null) {
    const value = [sums, days].filter((part) => part !== null).join(', ');
    return value === '' ? [] : [{ name: labelled(name, years.amount ?? years.term), value }];
  }
  return [
    ...(sums === null ? [] : [{ name: labelled('Dă', years.amount), value: sums }]),
    ...(days === null ? [] : [{ name: labelled('Perioada', years.term), value: days }]),
  ];
}

function labelled(name: string, year: string | null): string {
  const label = `${name.charAt(0).toLocaleUpperCase('ro')}${name.slice(1)}`;
  return year === null ? label : `${label} (${year})`;
}

function sumsInShort({ min, max }: KnownProduct['amount']): string | null {
  if (max === null) return min === null ? null : `de la ${formatMoney(min)}`;
  if (min === null) return `cel mult ${formatMoney(max)}`;
  return min === max ? formatMoney(max) : `${formatNumber(min / 100)}–${formatMoney(max)}`;
}

function daysInShort({ minDays, maxDays }: KnownProduct['term']): string | null {
  if (maxDays === null) return null;
  const days = spanInWords(maxDays);
  return minDays === maxDays ? days : `cel mult ${days}`;
}

function firm(lender: IdentifiedLender): HeadFact[] {
  const identity = lenderIdentity(lender);
  if (identity === 'missing' || identity === 'told-by-feed') return [];
  if (lender.lenderKind === 'foreign-bank') return [{ name: 'Firma', value: 'bancă din alt stat' }];
  return [{ name: 'Firma', value: identity === 'registered' ? 'IFN, număr BNR' : 'nu avem numărul BNR' }];
}
