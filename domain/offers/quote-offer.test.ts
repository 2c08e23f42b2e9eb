import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Term } from '#domain/loan/term.ts';
import { bani, fromLei } from '#domain/base/money/bani.ts';
import { roundHalfUp } from '#domain/base/text/format-number.ts';
import { ask, onePercentADay, pack, priced, source } from '#tests/factories/quotable-offer.ts';
import type { Price } from './offer.ts';
import { quoteOffer } from './quote-offer.ts';

test('daily interest is paid once, with the principal, after the free days', () => {
  // The lender's own example: 500 lei for 15 days, 3 of them free, cost 60 lei; DAE is (560/500)^(365/15) − 1.
  const quote = quoteOffer(priced(onePercentADay), ask(500, 15, 'days'), pack);
  expect(quote).toMatchObject({
    status: 'priced',
    total: 56_000,
    cost: 6_000,
    instalments: { count: 1, amount: 56_000, last: 56_000, areUneven: false },
    legalMaximum: { cost: 7_500, total: 57_500 },
  });
  expect(quote.status === 'priced' && quote.aprPercent).toBeCloseTo(1476.3, 1);
});

test('a printed example of 500 lei for 30 days at 1% a day costs 150 lei, DAE 2 333,95%', () => {
  const quote = quoteOffer(priced({ ...onePercentADay, freeDays: 0 }), ask(500, 30, 'days'), pack);
  expect(quote).toMatchObject({ total: 65_000, cost: 15_000 });
  expect(quote.status === 'priced' && roundHalfUp(quote.aprPercent, 2)).toBe(2333.95);
});

test('three months have 91 days of interest', () => {
  const quote = quoteOffer(priced(onePercentADay), ask(2_000, 3, 'months'), pack);
  expect(quote).toMatchObject({ status: 'priced', cost: 176_000, total: 376_000 });
});

test('a loan repaid within its free days is free of cost', () => {
  const quote = quoteOffer(priced({ ...onePercentADay, freeDays: 30 }), ask(1_000, 30, 'days'), pack);
  expect(quote).toMatchObject({ cost: 0, total: 100_000, aprPercent: 0 });
});

test('instalments are equal payments over the term, the last one with the remainder', () => {
  const offer = priced({ kind: 'instalments', yearlyRatePercent: 8 });
  const quote = quoteOffer(offer, ask(10_000, 36, 'months'), pack);
  expect(quote).toMatchObject({
    total: 1_128_113,
    cost: 128_113,
    instalments: { count: 36, amount: 31_336, last: 31_353, areUneven: false },
  });
  // (1 + 0,08/12)^12 − 1
  expect(quote.status === 'priced' && quote.aprPercent).toBeCloseTo(8.3, 2);
});

test('for a term in days a line with a yearly price is one payment with simple interest', () => {
  // 1 000 lei × 36,5% × 30/365 = 30 lei
  const offer = priced(
    { kind: 'instalments', yearlyRatePercent: 36.5 },
    { repayment: { value: 'credit-line', source } },
  );
  expect(quoteOffer(offer, ask(1_000, 30, 'days'), pack)).toMatchObject({
    cost: 3_000,
    instalments: { count: 1, amount: 103_000, last: 103_000, areUneven: false },
  });
});

test('a loan in instalments is paid in instalments, even for a term in days', () => {
  // 91 days are three months, each at 12% / 12: 1 000 × 0,01 / (1 − 1,01^−3) = 340,02
  const offer = priced(
    { kind: 'instalments', yearlyRatePercent: 12 },
    { repayment: { value: 'instalments', source } },
  );
  expect(quoteOffer(offer, ask(1_000, 91, 'days'), pack)).toMatchObject({
    instalments: { count: 3, amount: 34_002, last: 34_003, areUneven: false },
    differs: 'instalments',
  });
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
  ['a price by day, for months', priced(onePercentADay), 'months', 'single-payment'],
  [
    'a line that is given back at its end, for months',
    priced(onePercentADay, line),
    'months',
    'single-payment',
  ],
  ['a price by day, for days', priced(onePercentADay, line), 'days', null],
  ['a line with a price by year, for months', priced(byYear, line), 'months', 'credit-line'],
  ['a line with a price by year, for days', priced(byYear, line), 'days', 'credit-line'],
  ['instalments, for months', priced(byYear, instalments), 'months', null],
  ['instalments, for days', priced(byYear, instalments), 'days', 'instalments'],
] as const)('%s: the difference between repayment and request is %s', (_, offer, unit, differs) => {
  expect(quoteOffer(offer, ask(1_000, 3, unit), pack)).toMatchObject({ differs });
});

test("a line's own repayment leads: 2 000 lei at its end cost 3 760, and three instalments are a second figure", () => {
  const smile = priced(onePercentADay, line);
  // 2 000 + 88 × 20; DAE 1,88^4 − 1. The instalments by hand in domain/offers/evidence/loan-payments.test.ts.
  const atTheEnd = { total: 376_000, cost: 176_000, instalments: { count: 1, amount: 376_000 } };
  const quote = quoteOffer(smile, ask(2_000, 3, 'months'), pack);
  expect(quote).toMatchObject({
    ...atTheEnd,
    differs: 'single-payment',
    other: {
      total: 324_179,
      cost: 124_179,
      instalments: { count: 3, amount: 108_059, last: 108_061, areUneven: false },
    },
  });
  expect(quote.status === 'priced' && Math.round(quote.aprPercent)).toBe(1_149);
  expect(quoteOffer(smile, { ...ask(2_000, 3, 'months'), profile: 'once' }, pack)).toMatchObject({
    ...atTheEnd,
    differs: null,
    other: null,
  });
});

test('a line without a repayment of its own is computed as requested', () => {
  const ferratum = priced({ kind: 'instalments', yearlyRatePercent: 146.8 }, line);
  // 2 000 × i / (1 − (1 + i)^−3), i = 1,468 / 12; at the end 2 000 × (1 + 1,468 × 91 / 365)
  expect(quoteOffer(ferratum, ask(2_000, 3, 'months'), pack)).toMatchObject({ total: 250_812, other: null });
  expect(quoteOffer(ferratum, { ...ask(2_000, 3, 'months'), profile: 'once' }, pack)).toMatchObject({
    total: 273_199,
    other: null,
  });
});

test('a loan has only its own repayment', () => {
  expect(quoteOffer(priced(onePercentADay), ask(2_000, 3, 'months'), pack)).toMatchObject({ other: null });
});

test('one and two months are 30 and 60 days, repaid once', () => {
  const smile = priced(onePercentADay, line);
  // 27 and 57 days at 1% of 1 000; the law allows 30% and 60%.
  for (const [months, cost, most] of [
    [1, 27_000, 130_000],
    [2, 57_000, 160_000],
  ] as const) {
    const quote = quoteOffer(smile, ask(1_000, months, 'months'), pack);
    expect(quote).toMatchObject({ cost, differs: null, other: null, legalMaximum: { total: most } });
    expect(quote).toEqual(quoteOffer(smile, ask(1_000, 30 * months, 'days'), pack));
  }
});

test('a loan in instalments stays one when repayment at the end is requested', () => {
  const request = { ...ask(1_000, 3, 'months'), profile: 'once' as const };
  expect(quoteOffer(priced(byYear, instalments), request, pack)).toMatchObject({
    instalments: { count: 3 },
    differs: 'instalments',
  });
});

test('the payments add up to the total, which is the principal plus the cost', () => {
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
