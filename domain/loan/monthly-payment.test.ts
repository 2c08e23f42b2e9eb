import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bani, fromLei } from '#domain/base/money/bani.ts';
import vectors from '#tests/cases/apr-examples.json' with { type: 'json' };
import { monthlyPayment } from './monthly-payment.ts';

test.each([
  [1_000_000, 8, 36, 31_336], // bani, percent a year, months, bani; the corrected example of the specification
  [100_000, 0, 3, 33_333],
  [100_000, 0, 1, 100_000],
  [100_000, 12, 1, 101_000],
  [100_000, 0.0001, 3, 33_333], // a lender's figure for "0%"
])('%i bani at %d%% over %i months cost %i a month', (principal, yearlyRatePercent, termMonths, expected) => {
  expect(monthlyPayment({ principal: bani(principal), yearlyRatePercent, termMonths })).toBe(expected);
});

const annuities = vectors.amortisationExamples.filter(({ id }) => id.startsWith('annuity'));

test.each(annuities)(
  '$id pays $instalment a month',
  ({ principal, annualNominalPercent, months, instalment }) => {
    const terms = {
      principal: fromLei(principal),
      yearlyRatePercent: annualNominalPercent,
      termMonths: months,
    };
    expect(monthlyPayment(terms)).toBe(fromLei(instalment ?? Number.NaN));
  },
);

test('the payment equals the result of integer arithmetic, also at half a ban', () => {
  // By hand: 5 bani at 50% a month over two months, 5 × 0,5 × 2,25 / 1,25 = 4,5.
  expect(monthlyPayment({ principal: bani(5), yearlyRatePercent: 600, termMonths: 2 })).toBe(5);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 40_000 }), // hundredths of a percent a year
      fc.integer({ min: 1, max: 120 }),
      (principal, hundredths, termMonths) => {
        // r = a / b: P·a·(a + b)^n / (b·((a + b)^n − b^n))
        const [a, b, n] = [BigInt(hundredths), 120_000n, BigInt(termMonths)];
        const [grown, divisor] = [(a + b) ** n, b * ((a + b) ** n - b ** n)];
        const exact = (2n * BigInt(principal) * a * grown + divisor) / (2n * divisor);
        const terms = { principal: bani(principal), yearlyRatePercent: hundredths / 100, termMonths };
        expect(monthlyPayment(terms)).toBe(Number(exact));
      },
    ),
  );
});

test('a longer term never costs more a month', () => {
  const principals = fc.integer({ min: 10_000, max: 5_000_000 });
  const rates = fc.double({ min: 0, max: 400, noNaN: true });
  fc.assert(
    fc.property(
      principals,
      rates,
      fc.integer({ min: 1, max: 360 }),
      (principal, yearlyRatePercent, months) => {
        const over = (termMonths: number) =>
          monthlyPayment({ principal: bani(principal), yearlyRatePercent, termMonths });
        expect(over(months + 1)).toBeLessThanOrEqual(over(months));
      },
    ),
  );
});

test.each([
  [0, 8, 36],
  [-1, 8, 36],
  [100, -1, 36],
  [100, Number.NaN, 36],
  [100, Infinity, 36],
  [100, 8, 0],
  [100, 8, 1.5],
  [100, 8, 601],
])('%i bani at %d%% over %d months are not a loan', (principal, yearlyRatePercent, termMonths) => {
  const terms = { principal: bani(principal), yearlyRatePercent, termMonths };
  expect(() => monthlyPayment(terms)).toThrow(RangeError);
});
