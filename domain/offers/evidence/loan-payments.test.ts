import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Term } from '#domain/loan/term.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { roundHalfUp } from '#domain/base/text/format-number.ts';
import { loanCost } from './loan-payments.ts';
import type { PriceTerms } from './product-schema.ts';

const monthly = { kind: 'equal', every: 'month' } as const;
const weekly = { kind: 'equal', every: 'week' } as const;
const once = { kind: 'once' } as const;
const line = { kind: 'revolving', minimum: 'unknown' } as const;
const terms = (changes: Partial<PriceTerms>): PriceTerms => ({
  interest: { per: 'day', percent: 1 },
  freeDays: 0,
  fees: [],
  repayment: once,
  ...changes,
});
const fee = { isOptional: false, isFinanced: false };

// Lenders' printed examples, and our own computation by hand where there is none; lei, and the DAE in percent.
test.each<[string, PriceTerms, number, Term, number[], number, number]>([
  [
    'Smile Credit prints 560 lei for 500 over 15 days, three of them free',
    terms({ freeDays: 3 }),
    500,
    { count: 15, unit: 'days' },
    [560],
    560,
    1476.3,
  ],
  [
    // 2 000 × 1,27 × 1,31 × 1,30 / (1,31 × 1,30 + 1,30 + 1): after 30, 61 and 91 days, three of them free
    'the same line in three equal instalments',
    terms({ freeDays: 3, repayment: monthly }),
    2_000,
    { count: 3, unit: 'months' },
    [1_080.59, 1_080.59, 1_080.61],
    3_241.79,
    1957.77,
  ],
  [
    '12rate prints 6 × 319,57 for 1 000 at 0,75% a day, its months of 30 days',
    terms({ interest: { per: 'day', percent: 0.75, monthDays: 30 }, repayment: monthly }),
    1_000,
    { count: 6, unit: 'months' },
    [319.57, 319.57, 319.57, 319.57, 319.57, 319.57],
    1_917.42,
    1041.93,
  ],
  [
    'Rapid Credit prints 12 × 1 065,52 for 10 000 at 48% a year',
    terms({ interest: { per: 'year', percent: 48 }, repayment: monthly }),
    10_000,
    { count: 12, unit: 'months' },
    Array.from({ length: 12 }, (_, at) => (at === 11 ? 1_065.54 : 1_065.52)),
    12_786.26,
    60.1,
  ],
  [
    'TBI Credit prints 24 × 552,16 and DAE 32,72% for 10 000 at 26% with 249 lei of analysis lent too',
    terms({
      interest: { per: 'year', percent: 26 },
      repayment: monthly,
      fees: [{ ...fee, kind: 'analysis', lei: 249, isFinanced: true }],
    }),
    10_000,
    { count: 24, unit: 'months' },
    Array.from({ length: 24 }, (_, at) => (at === 23 ? 552.17 : 552.16)),
    13_251.85,
    32.72,
  ],
  [
    'BT Direct prints 10 084 for 10 000 at no interest, 30 lei for the card and 4,50 a month',
    terms({
      interest: { per: 'year', percent: 0 },
      repayment: monthly,
      fees: [
        { ...fee, kind: 'analysis', lei: 30 },
        { ...fee, kind: 'monthly', lei: 4.5 },
      ],
    }),
    10_000,
    { count: 12, unit: 'months' },
    Array.from({ length: 12 }, (_, at) => (at === 11 ? 837.87 : 837.83)),
    10_084,
    1.56,
  ],
  [
    // 353 lei on 1 000 whatever the days: 1 353 / 56
    'Provident’s example of 1 000 lei in 56 weekly payments, 353 lei in all',
    terms({ interest: { per: 'flat', percent: 35.3 }, repayment: weekly }),
    1_000,
    { count: 392, unit: 'days' },
    Array.from({ length: 56 }, (_, at) => (at === 55 ? 24.2 : 24.16)),
    1_353,
    78.84,
  ],
  [
    // 1% a fortnight: 1 000 × 0,01 / (1 − 1,01^−2); (1,01)^26 − 1
    'two payments a fortnight apart at 26% a year',
    terms({ interest: { per: 'year', percent: 26 }, repayment: { kind: 'equal', every: 'fortnight' } }),
    1_000,
    { count: 28, unit: 'days' },
    [507.51, 507.51],
    1_015.02,
    29.53,
  ],
  [
    // 2 200 × 5,97% / 12 = 10,945; (1 + 0,0597/12)^12 − 1
    'a month at 5,97% a year, half a ban rounded up',
    terms({ interest: { per: 'year', percent: 5.97 }, repayment: monthly }),
    2_200,
    { count: 1, unit: 'months' },
    [2_210.95],
    2_210.95,
    6.14,
  ],
  [
    // 1 000 × 36,5% × 30 / 365; one payment, since days are asked of a line
    'a line by year for 30 days',
    terms({ interest: { per: 'year', percent: 36.5 }, repayment: line }),
    1_000,
    { count: 30, unit: 'days' },
    [1_030],
    1_030,
    43.28,
  ],
])('%s', (_, priced, lei, term, payments, total, apr) => {
  const cost = loanCost(priced, { principal: fromLei(lei), term });
  expect(cost.payments.map(({ amount }) => amount / 100)).toEqual(payments);
  expect(cost.total).toBe(fromLei(total));
  expect(roundHalfUp(cost.aprPercent ?? Number.NaN, 2)).toBeCloseTo(apr, 1);
});

test('optional fees are in no total, and unknown fees are not counted as zero', () => {
  const insurance = { ...fee, kind: 'insurance', lei: 878.13, isOptional: true } as const;
  const loan = { principal: fromLei(1_000), term: { count: 30, unit: 'days' } as const };
  expect(loanCost(terms({ fees: [insurance] }), loan).cost).toBe(fromLei(300));
  expect(loanCost(terms({ fees: 'unknown' }), loan).cost).toBe(fromLei(300));
});

test('a fee in percent is charged on the principal', () => {
  const analysis = { ...fee, kind: 'analysis', percent: 2 } as const;
  const cost = loanCost(terms({ fees: [analysis] }), {
    principal: fromLei(1_000),
    term: { count: 30, unit: 'days' },
  });
  expect([cost.fees, cost.total]).toEqual([fromLei(20), fromLei(1_320)]);
});

test('five years at 1% a day end with a payment like the others', () => {
  const { payments } = loanCost(terms({ repayment: monthly }), {
    principal: fromLei(1_000),
    term: { count: 60, unit: 'months' },
  });
  const amounts = payments.map(({ amount }) => amount);
  expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(2);
});

test('payments and fees add up to the total, and the repayment is never below the principal', () => {
  const anyTerms = fc.record({
    interest: fc.oneof(
      fc.record({ per: fc.constant('day' as const), percent: fc.double({ min: 0, max: 2, noNaN: true }) }),
      fc.record({ per: fc.constant('year' as const), percent: fc.double({ min: 0, max: 400, noNaN: true }) }),
      fc.record({ per: fc.constant('flat' as const), percent: fc.double({ min: 0, max: 100, noNaN: true }) }),
    ),
    freeDays: fc.integer({ min: 0, max: 40 }),
    fees: fc.constantFrom('unknown' as const, [], [{ ...fee, kind: 'analysis' as const, lei: 55 }]),
    repayment: fc.constantFrom(
      once,
      monthly,
      weekly,
      { kind: 'equal' as const, every: 'fortnight' as const },
      line,
    ),
  });
  const anyTerm: fc.Arbitrary<Term> = fc.oneof(
    fc.record({ count: fc.integer({ min: 1, max: 24 }), unit: fc.constant('months' as const) }),
    fc.record({ count: fc.integer({ min: 1, max: 400 }), unit: fc.constant('days' as const) }),
  );
  fc.assert(
    fc.property(
      anyTerms,
      fc.integer({ min: 100, max: 50_000 }).map(fromLei),
      anyTerm,
      (priced, principal, term) => {
        const { fees, payments, total, cost } = loanCost(priced, { principal, term });
        expect(payments.reduce((sum, { amount }) => sum + amount, 0) + fees).toBe(total);
        expect(total - principal).toBe(cost);
        expect(cost).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
