import { expect, test } from 'vitest';
import { withEvidence } from './offer-evidence.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { newOffer, newSource } from '#tests/factories/new-offer.ts';
import type { OfferQuote } from './offer-quote.ts';
import { offersOfLoanType } from './offers-of-loan-type.ts';

const source = newSource();
const quote: OfferQuote = { status: 'unpriced', legalMaximum: null };

function lender(slug: string, lends: { lei?: number; days?: number; says?: string }) {
  const { lei, days, says } = lends;
  const offer = newOffer({
    slug,
    amount: lei === undefined ? null : { value: { min: null, max: fromLei(lei) }, source },
    term: days === undefined ? null : { value: { minDays: null, maxDays: days }, source },
  });
  return { offer: { ...withEvidence(offer, '2026-11-21'), conditions: says ? [says] : [] }, quote };
}

const offers = [
  lender('mare', { lei: 20_000, days: 364 }),
  lender('necunoscut', {}),
  lender('scurt', { lei: 5_000, days: 30 }),
  lender('lung', { lei: 5_000, days: 91 }),
  lender('mic', { lei: 1_000, days: 91 }),
  lender('vorbeste', { says: 'Creditorul vă verifică la ANAF.' }),
];
const request = { principal: fromLei(2_000), term: { count: 3, unit: 'months' } } as const;
const shown = (about: string[], limit = 3) =>
  offersOfLoanType({ offers, about, request, limit }).map(({ offer, why }) => [offer.slug, why.kind]);

test('a page about an amount lists lenders known to lend it, the closest limit first, and no others', () => {
  expect(shown([])).toEqual([
    ['lung', 'lends'],
    ['mare', 'lends'],
  ]);
});

test('of several products the one that lends the amount is named, and a lender whose limits exclude it is left out', () => {
  const product = (name: string, min: number, max: number) => ({
    ...withEvidence(newOffer(), '2026-11-21').evidence.products[0],
    name,
    amount: { min: fromLei(min), max: fromLei(max) },
  });
  const of = (...products: ReturnType<typeof product>[]) => {
    const offer = withEvidence(newOffer(), '2026-11-21');
    return { offer: { ...offer, conditions: [], evidence: { ...offer.evidence, products } }, quote };
  };
  const known = [
    of(
      product('nevoi personale', 2_500, 25_000),
      product('linie', 100, 2_200),
      product('online', 100, 10_000),
    ),
    of(product('nevoi personale', 2_500, 25_000), product('linie', 100, 1_000)),
  ] as never;
  const found = offersOfLoanType({ offers: known, about: [], request, limit: 3 });
  expect(found.map(({ why }) => why.kind === 'lends' && why.product.name)).toEqual(['linie']);
});

test('a lender with a statement on the subject comes first, with its sentence', () => {
  expect(shown(['anaf'])).toEqual([
    ['vorbeste', 'says'],
    ['lung', 'lends'],
    ['mare', 'lends'],
  ]);
  const [first] = offersOfLoanType({ offers, about: ['ANAF'], request, limit: 1 });
  expect(first?.why).toEqual({ kind: 'says', sentence: 'Creditorul vă verifică la ANAF.' });
});
