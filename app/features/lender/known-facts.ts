import type { Interest } from '#domain/evidence/product-schema.ts';
import type { KnownProduct } from '#domain/evidence/offer-evidence.ts';
import type { LenderEvidence } from '#domain/evidence/lender-evidence.ts';
import type { EvidenceItem } from '#domain/evidence/evidence-item.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { fromLei } from '#domain/money/bani.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { formatAsPrinted, formatNumber } from '#domain/text/format-number.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { spanInWords } from '#domain/text/span-in-words.ts';
import { independentTest, telephone } from '#app/shared/offer/lender-facts.ts';
import type { EvidenceView } from './evidence-view.ts';

/** „Suma: între 200 și 5 000 de lei”, „Prețul de azi: negăsit” */
export type KnownFact = {
  label: string;
  value: string;
  note?: string | undefined;
  /** what it is shows by itself: its label is only read aloud */
  isPlain?: true;
  /** how good a price is, or that something is not known */
  look?: 'current' | 'old' | 'missing';
  href?: string;
};

type Known = {
  products: readonly KnownProduct[];
  firstLoan: Offer['firstLoan'];
  evidence: LenderEvidence | undefined;
  /** what of it a page may show; null: nothing */
  shown: Pick<EvidenceView, 'items'> | null;
  identity: readonly { label: string; value: string }[];
};

/** What a visitor may want before everything else, as far as it is known: price, sums, terms, free days, a test, the telephone. */
export function knownFacts({ products, firstLoan, evidence, shown, identity }: Known): KnownFact[] {
  const ids = new Set(shown?.items.map(({ id }) => id));
  const items = (evidence?.items ?? []).filter(({ id }) => ids.has(id));
  const test = independentTest(items);
  const cost = test?.figures.find(({ measure }) => measure === 'cost');
  const phone = identity.find(({ label }) => label === 'Telefon');
  return [
    ...prices(products, items),
    ...products.flatMap(reach),
    ...(firstLoan
      ? [
          {
            label: 'Cu 0%',
            value: countNoun(firstLoan.value.freeDays, 'zi', 'zile'),
            note: 'cu o condiție',
          },
        ]
      : []),
    ...(test && cost && cost.to === undefined && test.source.date
      ? [
          {
            label: `Test, ${formatDate(test.source.date)}`,
            value: `cost ${moneyInSentence(fromLei(cost.value))}`,
          },
        ]
      : []),
    ...(phone ? [{ label: 'Telefon', ...telephone(phone.value) }] : []),
  ];
}

/** The prices that can be computed; without one the newest that was ever found, and that today's is not known. */
function prices(products: readonly KnownProduct[], items: readonly EvidenceItem[]): KnownFact[] {
  const known = products.flatMap(({ name, terms: price, age, years }): KnownFact[] => {
    if (price === null) return [];
    const label = name === null ? 'Preț' : `Preț, ${name}`;
    return age === 'recent'
      ? [{ label, value: interestInWords(price.interest), look: 'current' }]
      : [{ label, value: interestInWords(price.interest), note: yearNote(years.amount), look: 'old' }];
  });
  if (known.some(({ look }) => look === 'current')) return known;
  return [
    ...known,
    ...(known.length === 0 ? lastPrinted(items) : []),
    { label: 'Prețul de azi', value: 'negăsit', look: 'missing' },
  ];
}

/** The newest daily price that a source prints, however old: of a cost alone none is made up. */
function lastPrinted(items: readonly EvidenceItem[]): KnownFact[] {
  const printed = items.flatMap(({ figures, source }) => {
    const interest = figures.find(({ measure, unit }) => measure === 'interest' && unit === 'percent-a-day');
    return !interest || source.date === null ? [] : [{ percent: interest.value, at: source.date }];
  });
  const last = printed.toSorted((a, b) => b.at.localeCompare(a.at))[0];
  if (!last) return [];
  const value = interestInWords({ per: 'day', percent: last.percent });
  return [{ label: 'Ultimul preț găsit', value, note: formatDate(last.at), look: 'old' }];
}

function interestInWords({ per, percent }: Interest): string {
  const words = { day: 'pe zi', year: 'pe an', flat: 'din sumă' } as const;
  return `${formatAsPrinted(percent)}% ${words[per]}`;
}

/** Sums and term of a product say by themselves what they are; of several products they say whose. */
function reach({ name, amount: { min, max }, term: { minDays, maxDays }, years }: KnownProduct): KnownFact[] {
  const days = maxDays === null ? null : spanInWords(maxDays);
  const parts = [
    max === null
      ? min !== null && `de la ${formatMoney(min)}`
      : min === null
        ? `până la ${formatMoney(max)}`
        : `${min === max ? '' : `${formatNumber(min / 100)}–`}${formatMoney(max)}`,
    days && (minDays === maxDays ? days : `cel mult ${days}`),
  ].filter((part) => typeof part === 'string');
  if (parts.length === 0) return [];
  const value = parts.join(', ');
  const note = yearNote(years.amount ?? years.term);
  return [
    name === null ? { label: 'Sume și perioadă', value, note, isPlain: true } : { label: name, value, note },
  ];
}

function yearNote(year: string | null): string | undefined {
  return year === null ? undefined : `(${year})`;
}
