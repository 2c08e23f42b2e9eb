import type { EvidenceItem } from '#domain/evidence/evidence-item.ts';
import type { LenderEvidence } from '#domain/evidence/lender-evidence.ts';
import type { KnownProduct } from '#domain/evidence/offer-evidence.ts';
import { fromLei } from '#domain/money/bani.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { spanInWords } from '#domain/text/span-in-words.ts';
import { sumsInWords } from './offer-reach.ts';

/** „Suma” : „între 200 și 5 000 de lei”, „Telefon” : „021 9938” */
export type LenderFact = {
  label: string;
  value: string;
  /** of when it is, or of which loan */
  note: string | null;
  /** of a telephone number, what calls it */
  href?: string;
};

/** What is known of a lender besides its price, as far as it is known: sums, terms, a test of others, the telephone. */
export function lenderFacts(
  products: readonly KnownProduct[],
  evidence: LenderEvidence | undefined,
  phone: string | null,
): LenderFact[] {
  const test = evidence && independentTest(evidence.items);
  return [
    ...products.flatMap((product) => [...sums(product), ...terms(product)]),
    ...(test ? testFact(test) : []),
    ...(phone ? [{ label: 'Telefon', ...telephone(phone), note: null }] : []),
  ];
}

/** A Romanian number, the first of several („021 9877 și …”), on one line, and what calls it: short ones only from here. */
export function telephone(phone: string): { value: string; href: string } {
  const [first = phone] = phone.split(' și ');
  const digits = first.replaceAll(/[^+\d]/g, '');
  return {
    value: first.replaceAll(' ', '\u00a0'),
    href: `tel:${/^0\d{9}$/.test(digits) ? `+4${digits}` : digits}`,
  };
}

/**
 * The test of somebody who asked many lenders the same question and told how. A press article that prints a lender's own
 * example is none.
 */
export function independentTest(items: readonly EvidenceItem[]): EvidenceItem | undefined {
  return items.find(
    ({ tier, source, figures }) =>
      tier === 'C' && source.name.startsWith('testul ') && figures.some(({ measure }) => measure === 'cost'),
  );
}

function testFact({ figures, source, principalLei, term }: EvidenceItem): LenderFact[] {
  const cost = figures.find(({ measure }) => measure === 'cost');
  if (!cost || source.date === null || principalLei === 'unknown' || term === 'unknown') return [];
  const { value, to } = cost;
  const words =
    to === undefined
      ? formatMoney(fromLei(value))
      : `${formatMoney(fromLei(value))}–${formatMoney(fromLei(to))}`;
  const loan = `${moneyInSentence(fromLei(principalLei))} pe ${termInWords(term.count, term.unit)}`;
  return [
    {
      label: `Test independent, ${formatDate(source.date)}`,
      value: `cost ${words}`,
      note: `pentru ${loan}`,
    },
  ];
}

const termNouns = {
  days: ['zi', 'zile'],
  weeks: ['săptămână', 'săptămâni'],
  months: ['lună', 'luni'],
} as const;

function termInWords(count: number, unit: keyof typeof termNouns): string {
  const [one, many] = termNouns[unit];
  return countNoun(count, one, many);
}

function sums({ name, amount, years }: KnownProduct): LenderFact[] {
  const words = sumsInWords(amount);
  return words === null ? [] : [fact('Suma', name, words, years.amount)];
}

function terms({ name, term: { minDays, maxDays }, years }: KnownProduct): LenderFact[] {
  if (maxDays === null) return [];
  const days = spanInWords(maxDays);
  return [fact('Perioada', name, minDays === maxDays ? days : `cel mult ${days}`, years.term)];
}

function fact(what: string, product: string | null, value: string, year: string | null): LenderFact {
  return {
    label: product === null ? what : `${what}, ${product}`,
    value,
    note: year === null ? null : `din ${year}`,
  };
}
