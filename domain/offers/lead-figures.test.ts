import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dailyFigures, newSource } from '#tests/factories/new-offer.ts';
import { leadFigures, productOf } from './lead-figures.ts';
import { leadFiguresSchema } from './lead-figures-schema.ts';

const source = newSource();

test.each([
  ['half a ban', { amount: { value: { min: 0.5, max: null }, source } }, 'amount'],
  ['a range upside down', { amount: { value: { min: 300, max: 200 }, source } }, 'amount'],
  ['a term upside down', { term: { value: { minDays: 60, maxDays: 30 }, source } }, 'term'],
  ['a price of no known shape', { price: { value: { kind: 'weekly', rate: 1 }, source } }, 'price'],
  ['free days without their condition', { firstLoan: { value: { freeDays: 7 }, source } }, 'condition'],
])('%s is refused', (_what, change, field) => {
  expect(leadFiguresSchema.parse(dailyFigures)).toEqual(dailyFigures);
  const { error } = leadFiguresSchema.safeParse({ ...dailyFigures, ...change });
  expect(JSON.stringify(error?.issues)).toContain(field);
});

const prices = fc.oneof(
  fc.record({
    kind: fc.constant('daily' as const),
    ratePercentPerDay: fc.double({ min: 0, max: 100, noNaN: true }),
    freeDays: fc.nat(30),
  }),
  fc.record({
    kind: fc.constant('instalments' as const),
    yearlyRatePercent: fc.double({ min: 0, noNaN: true }),
  }),
);
const kinds = fc.constantFrom('instalments', 'credit-line', 'credit-card', null);

test('the price of a feed comes out of its product as it went in', () => {
  fc.assert(
    fc.property(prices, kinds, (value, kind) => {
      const figures = {
        ...dailyFigures,
        price: { value, source },
        repayment: kind && { value: kind, source },
      };
      expect(leadFigures({ products: [productOf(figures)] })).toEqual(figures);
    }),
  );
});

test.each([
  ['a flat price', { per: 'flat', percent: 10 }, { kind: 'once' }],
  ['a daily price paid in instalments', { per: 'day', percent: 1 }, { kind: 'equal', every: 'month' }],
] as const)('%s has no form in a feed', (_what, interest, repayment) => {
  const product = productOf(dailyFigures);
  const value = { interest, repayment, freeDays: 0, fees: 'unknown' } as const;
  expect(leadFigures({ products: [{ ...product, price: { value, source, tier: 'A' } }] }).price).toBeNull();
});
