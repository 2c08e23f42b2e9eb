import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bani, fromLei } from '#domain/base/money/bani.ts';
import vectors from '#tests/cases/apr-examples.json' with { type: 'json' };
import { annuitySchedule } from './annuity-schedule.ts';
import type { ScheduleRow } from './pay-down.ts';
import type { LoanTerms } from './monthly-payment.ts';

const totalOf = (rows: readonly ScheduleRow[]) => rows.reduce((sum, { payment }) => sum + payment, 0);
const anyLoan = fc.record({
  principal: fc.integer({ min: 1, max: 10_000_000 }).map(bani),
  yearlyRatePercent: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 400, noNaN: true })),
  termMonths: fc.integer({ min: 1, max: 120 }),
}) satisfies fc.Arbitrary<LoanTerms>;

test('10 000 lei at 8% over 36 months are 35 payments of 313,36 lei and a last one of 313,53', () => {
  const rows = annuitySchedule({ principal: fromLei(10_000), yearlyRatePercent: 8, termMonths: 36 });

  expect(rows.slice(0, 35).map(({ payment }) => payment)).toEqual(Array(35).fill(31_336));
  expect(rows.at(-1)).toMatchObject({ month: 36, payment: 31_353, balance: 0 });
  expect(totalOf(rows)).toBe(1_128_113);
});

test('interest is rounded half up on the balance of the month', () => {
  // By hand: 1 000 lei at 12% over 2 months; 1% is 10 lei, then 1% of 502,49 lei is 5,0249 lei.
  expect(annuitySchedule({ principal: fromLei(1_000), yearlyRatePercent: 12, termMonths: 2 })).toEqual([
    { month: 1, payment: 50_751, interest: 1_000, principal: 49_751, balance: 50_249 },
    { month: 2, payment: 50_751, interest: 502, principal: 50_249, balance: 0 },
  ]);
});

test('a loan at 0% is divided equally, and the last payment takes the remainder', () => {
  const rows = annuitySchedule({ principal: fromLei(1_000), yearlyRatePercent: 0, termMonths: 3 });
  expect(rows.map(({ payment }) => payment)).toEqual([33_333, 33_333, 33_334]);
});

// By hand: a twelfth of the year's interest is exactly half a ban over 10,94 and 2,40 lei.
test.each([
  [2_200, 5.97, 2_210.95],
  [7_800, 0.37, 7_802.41],
])('%d lei for a month at %d percent are repaid with %d lei', (lei, yearlyRatePercent, expected) => {
  const [row] = annuitySchedule({ principal: fromLei(lei), yearlyRatePercent, termMonths: 1 });
  expect(row?.payment).toBe(fromLei(expected));
});

// 1% a day over five years, and 30% a year over thirty: the last payment was 1 304,17 beside 304,17, and 1 305 lei above 250.
test.each([
  [1_000, 365, 60, 304.17],
  [10_000, 30, 360, 250.03],
])(
  '%d lei at %d percent over %i months have no outlying payment',
  (lei, yearlyRatePercent, termMonths, each) => {
    const rows = annuitySchedule({ principal: fromLei(lei), yearlyRatePercent, termMonths });
    const payments = rows.map(({ payment }) => payment);
    expect(Math.max(...payments) - Math.min(...payments)).toBeLessThanOrEqual(2);
    expect(rows[0]?.payment).toBe(fromLei(each));
    expect(rows.at(-1)?.balance).toBe(0);
  },
);

test('the last payment is within a leu or a hundredth of the others, for any loan', () => {
  const anyLongLoan = fc.record({
    principal: fc.integer({ min: 10_000, max: 10_000_000 }).map(bani),
    yearlyRatePercent: fc.integer({ min: 0, max: 40_000 }).map((hundredths) => hundredths / 100),
    termMonths: fc.integer({ min: 1, max: 600 }),
  });
  fc.assert(
    fc.property(anyLongLoan, (terms) => {
      const payments = annuitySchedule(terms).map(({ payment }) => payment);
      const [first = Number.NaN, last = Number.NaN] = [payments[0], payments.at(-1)];
      expect(Math.abs(last - first)).toBeLessThanOrEqual(Math.max(100, first / 100));
    }),
  );
});

const withRows = vectors.amortisationExamples.filter(({ firstRows }) => firstRows !== undefined);

test.each(withRows)(
  '$id has the rows of its source',
  ({ principal, annualNominalPercent, months, firstRows }) => {
    const rows = annuitySchedule({
      principal: fromLei(principal),
      yearlyRatePercent: annualNominalPercent,
      termMonths: months,
    });
    // The source does not round its payments; the difference is at most half a cent a month.
    for (const expected of firstRows ?? []) {
      const row = rows[expected.n - 1];
      expect(Math.abs((row?.interest ?? Number.NaN) - expected.interest * 100)).toBeLessThan(1.01);
      expect(Math.abs((row?.balance ?? Number.NaN) - expected.balance * 100)).toBeLessThan(expected.n + 0.01);
    }
  },
);

test('halfway through the 30-year example its source has 142 097,69 left', () => {
  const rows = annuitySchedule({ principal: fromLei(200_000), yearlyRatePercent: 6, termMonths: 360 });
  expect(Math.abs((rows[179]?.balance ?? Number.NaN) - 14_209_769)).toBeLessThan(150);
});

test('the principal parts add up to the loan, and nothing is left at the end', () => {
  fc.assert(
    fc.property(anyLoan, (terms) => {
      const rows = annuitySchedule(terms);
      expect(rows).toHaveLength(terms.termMonths);
      expect(rows.reduce((sum, { principal }) => sum + principal, 0)).toBe(terms.principal);
      expect(rows.at(-1)?.balance).toBe(0);
    }),
  );
});

test('each row pays its interest and its principal, and no part is negative', () => {
  fc.assert(
    fc.property(anyLoan, (terms) => {
      let owed: number = terms.principal;
      for (const { payment, interest, principal, balance } of annuitySchedule(terms)) {
        expect(payment).toBe(interest + principal);
        expect(balance).toBe(owed - principal);
        expect(Math.min(payment, interest, principal, balance)).toBeGreaterThanOrEqual(0);
        owed = balance;
      }
    }),
  );
});

test('a higher rate costs more in total', () => {
  const principals = fc.integer({ min: 10_000, max: 5_000_000 }).map(bani);
  fc.assert(
    fc.property(
      principals,
      fc.double({ min: 0, max: 150, noNaN: true }),
      fc.integer({ min: 1, max: 24 }),
      (principal, yearlyRatePercent, termMonths) => {
        const cheap = annuitySchedule({ principal, yearlyRatePercent, termMonths });
        const dear = annuitySchedule({ principal, yearlyRatePercent: yearlyRatePercent + 1, termMonths });
        expect(totalOf(dear)).toBeGreaterThan(totalOf(cheap));
      },
    ),
  );
});
