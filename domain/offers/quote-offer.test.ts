import fc from 'fast-check';
import { expect, test } from 'vitest';
import { romania } from '#domain/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { Term } from '#domain/loan/term.ts';
import { bani, fromLei } from '#domain/money/bani.ts';
import { roundHalfUp } from '#domain/text/format-number.ts';
import { newIdentity } from '#tests/factories/new-offer.ts';
import { withEvidence } from './offer-evidence.ts';
import type { Offer, Price, Source } from './offer.ts';
import { quoteOffer, type QuotableOffer } from './quote-offer.ts';

const pack = rulePackInForce(romania.rulePacks, '2026-11-21');
const source: Source = {
  name: 'pagina creditorului',
  url: 'https://creditor.ro/pret',
  date: null,
  readAt: '2026-11',
};
type Changes = Partial<Omit<QuotableOffer, 'evidence'> & Pick<Offer, 'legalName' | 'registers'>>;
const today = '2026-11-21';
const newOffer = (changes: Changes): QuotableOffer =>
  withEvidence(
    {
      amount: null,
      term: null,
      price: null,
      repayment: null,
      lenderKind: 'ifn' as const,
      legalName: null,
      registers: newIdentity(['RG-PJR-41-110300']),
      url: 'https://creditor.ro/',
      ...changes,
    },
    today,
  );
const wideLimits = {
  amount: { value: { min: null, max: fromLei(50_000) }, source },
  term: { value: { minDays: null, maxDays: 1_825 }, source },
};
const priced = (value: Price, changes: Changes = {}) =>
  newOffer({ ...wideLimits, price: { value, source }, ...changes });
const ask = (lei: number, count: number, unit: Term['unit']) => ({
  principal: fromLei(lei),
  term: { count, unit },
});
const onePercentADay: Price = { kind: 'daily', ratePercentPerDay: 1, freeDays: 3 };

test.each<[string, Changes]>([
  ['an IFN whose register number we did not find', { registers: null, legalName: newIdentity('A IFN S.A.') }],
  ['a lender of unknown kind', { lenderKind: 'unknown' }],
  ['a bank of another state', { lenderKind: 'foreign-bank' }],
])('no ceiling is told of %s, with a price or without', (_, lender) => {
  expect(quoteOffer(priced(onePercentADay, lender), ask(2_000, 30, 'days'), pack)).toMatchObject({
    status: 'priced',
    legalMaximum: null,
  });
  expect(quoteOffer(newOffer(lender), ask(2_000, 30, 'days'), pack)).toEqual({
    status: 'unpriced',
    legalMaximum: null,
  });
});

test('interest by day is paid once, with the principal, after the free days', () => {
  // The lender's own example: 500 lei for 15 days, 3 of them free, cost 60 lei; DAE is (560/500)^(365/15) − 1.
  const quote = quoteOffer(priced(onePercentADay), ask(500, 15, 'days'), pack);
  expect(quote).toMatchObject({
    status: 'priced',
    total: 56_000,
    cost: 6_000,
    instalments: { count: 1, amount: 56_000, last: 56_000 },
    legalMaximum: { cost: 7_500, total: 57_500 },
  });
  expect(quote.status === 'priced' && quote.aprPercent).toBeCloseTo(1476.3, 1);
});

test('a printed example of 500 lei for 30 days at 1% a day costs 150 lei, DAE 2 333,95%', () => {
  const quote = quoteOffer(priced({ ...onePercentADay, freeDays: 0 }), ask(500, 30, 'days'), pack);
  expect(quote).toMatchObject({ total: 65_000, cost: 15_000 });
  expect(quote.status === 'priced' && roundHalfUp(quote.aprPercent, 2)).toBe(2333.95);
});

test('three months are 91 days of interest', () => {
  const quote = quoteOffer(priced(onePercentADay), ask(2_000, 3, 'months'), pack);
  expect(quote).toMatchObject({ status: 'priced', cost: 176_000, total: 376_000 });
});

test('a loan repaid within its free days costs nothing', () => {
  const quote = quoteOffer(priced({ ...onePercentADay, freeDays: 30 }), ask(1_000, 30, 'days'), pack);
  expect(quote).toMatchObject({ cost: 0, total: 100_000, aprPercent: 0 });
});

test('instalments are the equal payments of the term, the last one with the remainder', () => {
  const offer = priced({ kind: 'instalments', yearlyRatePercent: 8 });
  const quote = quoteOffer(offer, ask(10_000, 36, 'months'), pack);
  expect(quote).toMatchObject({
    total: 1_128_113,
    cost: 128_113,
    instalments: { count: 36, amount: 31_336, last: 31_353 },
  });
  // (1 + 0,08/12)^12 − 1
  expect(quote.status === 'priced' && quote.aprPercent).toBeCloseTo(8.3, 2);
});

test('for a term in days an instalment price is one payment with simple interest', () => {
  // 1 000 lei × 36,5% × 30/365 = 30 lei
  const offer = priced({ kind: 'instalments', yearlyRatePercent: 36.5 });
  expect(quoteOffer(offer, ask(1_000, 30, 'days'), pack)).toMatchObject({
    cost: 3_000,
    instalments: { count: 1, amount: 103_000, last: 103_000 },
  });
});

test('an offer without a price still says what the law allows', () => {
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
] as const)('%i lei for %i %s are at its edge and inside', (lei, count, unit) => {
  expect(quoteOffer(bounded, ask(lei, count, unit), pack).status).toBe('unpriced');
});

test.each([
  ['the largest sum', { amount: null }],
  ['the largest sum', { amount: { value: { min: fromLei(100), max: null }, source } }],
  ['the longest term', { term: null }],
  ['the longest term', { term: { value: { minDays: 30, maxDays: null }, source } }],
] satisfies [string, Changes][])('a price has no figure while nobody states %s', (_, unknown) => {
  const quote = quoteOffer(priced(onePercentADay, unknown), ask(1_000, 30, 'days'), pack);
  expect(quote.status).toBe('unpriced');
});

test.each([
  ['today', '2026-11', 'current'],
  ['2022', '2022', 'to-confirm'],
])('a price of %s is quoted as such', (_, date, evidence) => {
  const old = { price: { value: onePercentADay, source: { ...source, date } } };
  expect(quoteOffer(priced(onePercentADay, old), ask(1_000, 30, 'days'), pack)).toMatchObject({ evidence });
});

const byYear: Price = { kind: 'instalments', yearlyRatePercent: 30 };
const line = { repayment: { value: 'credit-line' as const, source } };
const instalments = { repayment: { value: 'instalments' as const, source } };

test.each([
  ['a price by day, for months', priced(onePercentADay, line), 'months', 'single-payment'],
  ['a price by day, for days', priced(onePercentADay, line), 'days', null],
  ['a line with a price by year, for months', priced(byYear, line), 'months', 'credit-line'],
  ['a line with a price by year, for days', priced(byYear, line), 'days', 'credit-line'],
  ['instalments, for months', priced(byYear, instalments), 'months', null],
  ['instalments, for days', priced(byYear, instalments), 'days', 'instalments'],
] as const)('%s: how paying back differs from what was asked is %s', (_, offer, unit, differs) => {
  expect(quoteOffer(offer, ask(1_000, 3, unit), pack)).toMatchObject({ differs });
});

test('an old price above what the law allows now is history, not a refusal of the lender', () => {
  const old = { price: { value: onePercentADay, source: { ...source, date: '2019' } } };
  const dear = priced(onePercentADay, {
    ...old,
    price: { ...old.price, value: { ...onePercentADay, ratePercentPerDay: 2 } },
  });
  expect(quoteOffer(dear, ask(1_000, 30, 'days'), pack)).toMatchObject({ status: 'unpriced' });
});

test('a bound that has no source excludes nobody', () => {
  const offer = newOffer({
    amount: { value: { min: null, max: fromLei(5_000) }, source },
    term: { value: { minDays: null, maxDays: null }, source },
  });
  expect(quoteOffer(offer, ask(100, 5, 'days'), pack).status).toBe('unpriced');
});

test('a price above the legal maximum is not published, at the maximum it is', () => {
  const daily = (ratePercentPerDay: number) => priced({ kind: 'daily', ratePercentPerDay, freeDays: 0 });
  const over = { status: 'unserved', reason: { kind: 'over-legal-maximum' } };
  expect(quoteOffer(daily(1.2), ask(2_000, 30, 'days'), pack)).toEqual(over);
  expect(quoteOffer(daily(0.8), ask(5_001, 90, 'days'), pack)).toMatchObject({ status: 'priced' });
  expect(quoteOffer(daily(1), ask(5_001, 90, 'days'), pack)).toEqual(over);
});

test('above the small sums the ceiling is that of the DAE', () => {
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

test('where no rules are prepared a price is shown without a maximum', () => {
  const quote = quoteOffer(priced(onePercentADay), ask(2_000, 30, 'days'), null);
  expect(quote).toMatchObject({ status: 'priced', cost: 54_000, legalMaximum: null });
});

test('the payments add up to the total, which is the principal and the cost', () => {
  const anyPrice: fc.Arbitrary<Price> = fc.oneof(
    fc.record({
      kind: fc.constant('daily' as const),
      ratePercentPerDay: fc.double({ min: 0, max: 1, noNaN: true }),
      freeDays: fc.integer({ min: 0, max: 30 }),
    }),
    fc.record({
      kind: fc.constant('instalments' as const),
      yearlyRatePercent: fc.double({ min: 0, max: 150, noNaN: true }),
    }),
  );
  const anyTerm: fc.Arbitrary<Term> = fc.oneof(
    fc.record({ count: fc.integer({ min: 3, max: 12 }), unit: fc.constant('months' as const) }),
    fc.record({ count: fc.integer({ min: 5, max: 90 }), unit: fc.constant('days' as const) }),
  );
  const principals = fc.integer({ min: 100, max: 50_000 }).map(fromLei);
  fc.assert(
    fc.property(anyPrice, principals, anyTerm, (price, principal, term) => {
      const offer = priced(price, { lenderKind: 'foreign-bank' });
      const quote = quoteOffer(offer, { principal, term }, pack);
      if (quote.status !== 'priced') throw new Error(`not priced: ${quote.status}`);
      const { count, amount, last } = quote.instalments;
      expect((count - 1) * amount + last).toBe(quote.total);
      expect(quote.total).toBe(bani(principal + quote.cost));
      expect(quote.cost).toBeGreaterThanOrEqual(0);
      expect(quote.aprPercent > 0).toBe(quote.cost > 0);
    }),
  );
});
