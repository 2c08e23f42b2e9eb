import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { newOffer, newSource, dailyFigures } from '#tests/factories/new-offer.ts';
import { offerEvidence } from './offer-evidence.ts';

const today = '2026-11-22';
const { price, term } = dailyFigures;
const lent = (max: number | null, date: string | null = null) => ({
  value: { min: null, max: max === null ? null : fromLei(max) },
  source: newSource({ date }),
});
const priceOf = (date: string | null, url: string | null = 'https://creditor.ro/', readAt = '2026-11') =>
  price && { ...price, source: newSource({ date, url, readAt }) };
const seen = (url: string | null, readAt: string) => priceOf(null, url, readAt);

test.each([
  ['all of this month', { price, amount: lent(5_000), term }, 'current'],
  ['a price of 2022', { price: priceOf('2022'), amount: lent(5_000), term }, 'to-confirm'],
  ['a price exactly 12 months old', { price: priceOf('2025-11-22'), amount: lent(5_000), term }, 'current'],
  ['a price a day older', { price: priceOf('2025-11-21'), amount: lent(5_000), term }, 'to-confirm'],
  ['a largest sum of 2020', { price, amount: lent(5_000, '2020'), term }, 'to-confirm'],
  ['no price', { price: null, amount: lent(5_000), term }, 'none'],
  ['no sums at all', { price, amount: null, term }, 'none'],
  ['a largest sum nobody states', { price, amount: lent(null), term }, 'none'],
  ['a longest term nobody states', { price, amount: lent(5_000), term: null }, 'none'],
  [
    'a page read two years ago',
    { price: seen('https://creditor.ro/', '2024-10'), amount: lent(5_000), term },
    'to-confirm',
  ],
  [
    'a page of its blog',
    { price: seen('https://blog.creditor.ro/', '2026-11'), amount: lent(5_000), term },
    'current',
  ],
  [
    'a copy without a date',
    { price: seen('https://documente.ro/', '2026-11'), amount: lent(5_000), term },
    'to-confirm',
  ],
  [
    'a namesake’s page',
    { price: seen('https://alt-creditor.ro/', '2026-11'), amount: lent(5_000), term },
    'to-confirm',
  ],
  [
    'a document without an address or a date',
    { price: seen(null, '2026-11'), amount: lent(5_000), term },
    'to-confirm',
  ],
  [
    'a dated copy',
    { price: priceOf('2026-03', 'https://documente.ro/'), amount: lent(5_000), term },
    'current',
  ],
] as const)('the evidence of a price with %s', (_, figures, expected) => {
  expect(offerEvidence(newOffer(figures), today).price).toBe(expected);
});

test.each([
  ['sum and term of this month', { amount: lent(5_000), term }, true],
  ['a sum of 2022', { amount: lent(5_000, '2022'), term }, false],
  ['a term nobody states', { amount: lent(5_000), term: null }, false],
] as const)('whether an offer is known to serve a request, with %s', (_, figures, known) => {
  expect(offerEvidence(newOffer(figures), today).limits === 'current').toBe(known);
});
