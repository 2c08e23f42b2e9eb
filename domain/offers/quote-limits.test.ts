import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { newIdentity } from '#tests/factories/new-offer.ts';
import {
  type Changes,
  ask,
  newOffer,
  onePercentADay,
  pack,
  priced,
  source,
} from '#tests/factories/quotable-offer.ts';
import { quoteOffer } from './quote-offer.ts';

test.each<[string, Changes]>([
  ['an IFN whose register number we did not find', { registers: null, legalName: newIdentity('A IFN S.A.') }],
  ['a lender of unknown kind', { lenderKind: 'unknown' }],
  ['a bank of another state', { lenderKind: 'foreign-bank' }],
])('no ceiling applies to %s, with a price or without', (_, lender) => {
  expect(quoteOffer(priced(onePercentADay, lender), ask(2_000, 30, 'days'), pack)).toMatchObject({
    status: 'priced',
    legalMaximum: null,
  });
  expect(quoteOffer(newOffer(lender), ask(2_000, 30, 'days'), pack)).toEqual({
    status: 'unpriced',
    legalMaximum: null,
  });
});

test('an offer without a price still states the legal maximum', () => {
  expect(quoteOffer(newOffer({}), ask(2_000, 3, 'months'), pack)).toEqual({
    status: 'unpriced',
    legalMaximum: { cost: 182_000, total: 382_000 },
  });
  expect(quoteOffer(newOffer({}), ask(30_000, 3, 'months'), pack)).toEqual({
    status: 'unpriced',
    legalMaximum: null,
  });
});

const bounded = newOffer({
  amount: { value: { min: fromLei(200), max: fromLei(5_000) }, source },
  term: { value: { minDays: 30, maxDays: 364 }, source },
});

test.each([
  [100, 3, 'months', { kind: 'amount-below', min: 20_000, year: null }],
  [5_001, 3, 'months', { kind: 'amount-above', max: 500_000, year: null }],
  [1_000, 29, 'days', { kind: 'term-below', minDays: 30, year: null }],
  [1_000, 12, 'months', { kind: 'term-above', maxDays: 364, year: null }],
] as const)('%i lei for %i %s are outside the offer', (lei, count, unit, reason) => {
  expect(quoteOffer(bounded, ask(lei, count, unit), pack)).toEqual({ status: 'unserved', reason });
});

test.each([
  [200, 30, 'days'],
  [5_000, 11, 'months'],
] as const)('%i lei for %i %s are at its limit and inside', (lei, count, unit) => {
  expect(quoteOffer(bounded, ask(lei, count, unit), pack).status).toBe('unpriced');
});

test.each([
  ['the largest sum', { amount: null }],
  ['the largest sum', { amount: { value: { min: fromLei(100), max: null }, source } }],
  ['the longest term', { term: null }],
  ['the longest term', { term: { value: { minDays: 30, maxDays: null }, source } }],
] satisfies [string, Changes][])('a price has no figure while %s is unknown', (_, unknown) => {
  const quote = quoteOffer(priced(onePercentADay, unknown), ask(1_000, 30, 'days'), pack);
  expect(quote.status).toBe('unpriced');
});

test('an old price above the current legal maximum is history, not a refusal of the lender', () => {
  const old = { price: { value: onePercentADay, source: { ...source, date: '2019' } } };
  const dear = priced(onePercentADay, {
    ...old,
    price: { ...old.price, value: { ...onePercentADay, ratePercentPerDay: 2 } },
  });
  expect(quoteOffer(dear, ask(1_000, 30, 'days'), pack)).toMatchObject({ status: 'unpriced' });
});

test('a limit without a source excludes no request', () => {
  const offer = newOffer({
    amount: { value: { min: null, max: fromLei(5_000) }, source },
    term: { value: { minDays: null, maxDays: null }, source },
  });
  expect(quoteOffer(offer, ask(100, 5, 'days'), pack).status).toBe('unpriced');
});

test('a price above the legal maximum is not published, and one at the maximum is', () => {
  const daily = (ratePercentPerDay: number) => priced({ kind: 'daily', ratePercentPerDay, freeDays: 0 });
  const over = { status: 'unserved', reason: { kind: 'over-legal-maximum' } };
  expect(quoteOffer(daily(1.2), ask(2_000, 30, 'days'), pack)).toEqual(over);
  expect(quoteOffer(daily(0.8), ask(5_001, 90, 'days'), pack)).toMatchObject({ status: 'priced' });
  expect(quoteOffer(daily(1), ask(5_001, 90, 'days'), pack)).toEqual(over);
});

test('above the small-credit amounts the ceiling is that of the DAE', () => {
  const yearly = (yearlyRatePercent: number) => priced({ kind: 'instalments', yearlyRatePercent });
  expect(quoteOffer(yearly(30), ask(30_000, 12, 'months'), pack)).toMatchObject({ legalMaximum: null });
  expect(quoteOffer(yearly(31), ask(30_000, 12, 'months'), pack)).toEqual({
    status: 'unserved',
    reason: { kind: 'over-legal-maximum' },
  });
});

test('a bank of another member state is outside that law', () => {
  const offer = priced(
    { kind: 'daily', ratePercentPerDay: 1.2, freeDays: 0 },
    { lenderKind: 'foreign-bank' },
  );
  expect(quoteOffer(offer, ask(2_000, 30, 'days'), pack)).toMatchObject({ status: 'priced', cost: 72_000 });
});

test('without prepared rules a price is shown without a maximum', () => {
  const quote = quoteOffer(priced(onePercentADay), ask(2_000, 30, 'days'), null);
  expect(quote).toMatchObject({ status: 'priced', cost: 54_000, legalMaximum: null });
});
