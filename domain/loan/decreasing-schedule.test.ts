import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bani, fromLei } from '#domain/base/money/bani.ts';
import vectors from '#tests/cases/apr-examples.json' with { type: 'json' };
import { decreasingSchedule } from './decreasing-schedule.ts';
import type { LoanTerms } from './monthly-payment.ts';

const anyLoan = fc.record({
  principal: fc.integer({ min: 1, max: 10_000_000 }).map(bani),
  yearlyRatePercent: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 400, noNaN: true })),
  termMonths: fc.integer({ min: 1, max: 120 }),
}) satisfies fc.Arbitrary<LoanTerms>;

test('equal parts of the loan have the first payment and the interest of the European example 13', () => {
  const example = vectors.amortisationExamples.find(({ id }) => id === 'equal-principal-ec-ex13');
  const rows = decreasingSchedule({
    principal: fromLei(200_000),
    yearlyRatePercent: 6,
    termMonths: 240,
  });
  const interest = rows.reduce((sum, row) => sum + row.interest, 0);

  expect(rows[0]?.payment).toBe(fromLei(example?.firstInstalment ?? 0));
  // The source does not round its rows; the difference is at most half a cent a month.
  expect(Math.abs(interest - (example?.interestTotal ?? 0) * 100)).toBeLessThan(120);
});

test('all parts are equal, and the last one takes the remainder', () => {
  // By hand: 1 000 lei at 12% over 3 months; 1% of 1 000, of 666,67 and of 333,34 lei.
  expect(decreasingSchedule({ principal: fromLei(1_000), yearlyRatePercent: 12, termMonths: 3 })).toEqual([
    { month: 1, payment: 34_333, interest: 1_000, principal: 33_333, balance: 66_667 },
    { month: 2, payment: 34_000, interest: 667, principal: 33_333, balance: 33_334 },
    { month: 3, payment: 33_667, interest: 333, principal: 33_334, balance: 0 },
  ]);
});

test('the parts add up to the loan, each payment is its interest and its part, and nothing is left', () => {
  fc.assert(
    fc.property(anyLoan, (terms) => {
      const rows = decreasingSchedule(terms);
      expect(rows.reduce((sum, row) => sum + row.principal, 0)).toBe(terms.principal);
      expect(rows.every((row) => row.payment === row.interest + row.principal)).toBe(true);
      expect(Math.min(...rows.map((row) => Math.min(row.interest, row.principal)))).toBeGreaterThanOrEqual(0);
      expect(rows.at(-1)?.balance).toBe(0);
    }),
  );
});

test('small parts over fifty years differ by a ban, and the last payment is no outlier', () => {
  // 1 000 lei by 600: 599 parts of 1,67 would be 1 000,33 lei, and nothing would be left for the last months.
  const rows = decreasingSchedule({ principal: fromLei(1_000), yearlyRatePercent: 0, termMonths: 600 });
  expect(new Set(rows.map(({ principal }) => principal))).toEqual(new Set([166, 167]));
  expect(rows.reduce((sum, { principal }) => sum + principal, 0)).toBe(fromLei(1_000));
});

test('a term out of range is refused', () => {
  expect(() => decreasingSchedule({ principal: bani(100), yearlyRatePercent: 8, termMonths: 0 })).toThrow(
    RangeError,
  );
});
