import type { KnownProduct } from '#domain/evidence/offer-evidence.ts';
import type { LenderEvidence } from '#domain/evidence/lender-evidence.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { fromLei } from '#domain/money/bani.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { sumsInWords } from '#app/shared/offer/offer-reach.ts';
import { exampleInWords } from './evidence-in-words.ts';

/** „Suma: între 200 și 5 000 de lei”, „linie de credit” */
export type KnownFact = { label: string; value: string; note: string | null };

type Known = {
  products: readonly KnownProduct[];
  firstLoan: Offer['firstLoan'];
  evidence: LenderEvidence | undefined;
  identity: readonly { label: string; value: string }[];
};

/** What a visitor may want before everything else, as far as it is known: sums, terms, free days, a test, the telephone. */
export function knownFacts({ products, firstLoan, evidence, identity }: Known): KnownFact[] {
  const test = evidence?.items.find(
    ({ tier, figures }) => tier === 'C' && figures.some(({ measure }) => measure === 'cost'),
  );
  const cost = test?.figures.find(({ measure }) => measure === 'cost');
  const phone = identity.find(({ label }) => label === 'Telefon');
  return [
    ...products.flatMap((product) => [...sums(product), ...terms(product)]),
    ...(firstLoan
      ? [
          {
            label: 'Zile cu 0%',
            value: countNoun(firstLoan.value.freeDays, 'zi', 'zile'),
            note: 'cu condiția ei, mai jos',
          },
        ]
      : []),
    ...(test && cost && cost.to === undefined && test.source.date
      ? [
          {
            label: `Test independent, ${formatDate(test.source.date)}`,
            value: `cost ${moneyInSentence(fromLei(cost.value))}`,
            note: exampleInWords(test),
          },
        ]
      : []),
    ...(phone ? [{ label: 'Telefon', value: phone.value, note: null }] : []),
  ];
}

function sums({ name, amount, years }: KnownProduct): KnownFact[] {
  const words = sumsInWords(amount);
  return words === null ? [] : [fact('Suma', name, words, years.amount)];
}

function terms({ name, term: { minDays, maxDays }, years }: KnownProduct): KnownFact[] {
  if (maxDays === null) return [];
  const days = countNoun(maxDays, 'zi', 'zile');
  return [fact('Perioada', name, minDays === maxDays ? days : `cel mult ${days}`, years.term)];
}

function fact(what: string, product: string | null, value: string, year: string | null): KnownFact {
  return {
    label: product === null ? what : `${what}, ${product}`,
    value,
    note: year === null ? null : `din ${year}`,
  };
}
