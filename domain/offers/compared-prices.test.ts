import { expect, test } from 'vitest';
import { bani } from '#domain/base/money/bani.ts';
import { comparedPrices, currentPrices } from './compared-prices.ts';
import type { OfferQuote } from './offer-quote.ts';

const priced = (changes: Partial<Extract<OfferQuote, { status: 'priced' }>> = {}): { quote: OfferQuote } => ({
  quote: {
    status: 'priced',
    product: null,
    terms: {
      interest: { per: 'year', percent: 40 },
      freeDays: 0,
      fees: [],
      repayment: { kind: 'equal', every: 'month' },
    },
    total: bani(110_000),
    cost: bani(10_000),
    instalments: { count: 3, amount: bani(36_667), last: bani(36_666), areUneven: false },
    aprPercent: 60,
    evidence: 'current',
    differs: null,
    other: null,
    legalMaximum: null,
    ...changes,
  },
});
const unpriced: { quote: OfferQuote } = { quote: { status: 'unpriced', legalMaximum: null } };
const old = priced({ evidence: 'to-confirm' });
const single = priced({ differs: 'single-payment' });

test.each([
  ['three of today, paid back as asked', [priced(), priced(), priced(), unpriced], 3],
  ['two of them', [priced(), priced()], 0],
  ['two, and an old one', [priced(), priced(), old], 0],
  ['two, and one that is paid back otherwise', [priced(), priced(), single], 0],
  ['two, and a line computed as asked', [priced(), priced(), priced({ differs: 'credit-line' })], 3],
  [
    'four, and others that do not compare',
    [priced(), old, priced(), single, priced(), unpriced, priced()],
    4,
  ],
])('comparable prices: %s', (_, served, compared) => {
  expect(comparedPrices(served)).toHaveLength(compared);
});

test('a price is current however it is repaid', () => {
  expect(currentPrices([priced(), old, single, unpriced])).toEqual([priced(), single]);
});
