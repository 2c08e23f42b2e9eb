import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bani, fromLei } from '#domain/base/money/bani.ts';
import { annuitySchedule } from './annuity-schedule.ts';
import {
  monthlySchedule,
  scheduleWithEarlyRepayment,
  type EarlyRepayment,
  type MonthlyRepayment,
} from './early-repayment.ts';

// Worked by hand: 1% a month, an equal payment of 340,02 lei; 669,98 lei are left after the first.
const terms = { principal: fromLei(1_000), yearlyRatePercent: 12, termMonths: 3 };
const hundredNow = { afterMonth: 1, amount: fromLei(100) };

test('with a shorter term the payment stays and the last one is smaller', () => {
  const { rows, applied } = scheduleWithEarlyRepayment(terms, 'equal', {
    ...hundredNow,
    effect: 'shorter-term',
  });

  expect(applied).toBe(10_000);
  expect(rows).toEqual([
    { month: 1, payment: 34_002, interest: 1_000, principal: 33_002, balance: 56_998 },
    { month: 2, payment: 34_002, interest: 570, principal: 33_432, balance: 23_566 },
    { month: 3, payment: 23_802, interest: 236, principal: 23_566, balance: 0 },
  ]);
});

test('with a smaller payment the rest is spread over the remaining months', () => {
  const { rows } = scheduleWithEarlyRepayment(terms, 'equal', { ...hundredNow, effect: 'smaller-payment' });

  expect(rows.slice(1)).toEqual([
    { month: 2, payment: 28_927, interest: 570, principal: 28_357, balance: 28_641 },
    { month: 3, payment: 28_927, interest: 286, principal: 28_641, balance: 0 },
  ]);
});

test('decreasing payments keep their part of the loan, and end sooner', () => {
  // Parts of 333,33 lei: after the first and 333,34 lei early, one part is left.
  const { rows } = scheduleWithEarlyRepayment(terms, 'decreasing', {
    afterMonth: 1,
    amount: bani(33_334),
    effect: 'shorter-term',
  });
  expect(rows.slice(1)).toEqual([
    { month: 2, payment: 33_666, interest: 333, principal: 33_333, balance: 0 },
  ]);
});

test('an early payment above the balance closes the loan, and the excess is not used', () => {
  const loan = { principal: fromLei(10_000), yearlyRatePercent: 8, termMonths: 36 };
  const { rows, applied } = scheduleWithEarlyRepayment(loan, 'equal', {
    afterMonth: 12,
    amount: fromLei(9_000),
    effect: 'smaller-payment',
  });

  expect(applied).toBe(fromLei(6_928.68)); // the balance after a year in the design's own table
  expect(rows).toHaveLength(12);
  expect(rows.at(-1)?.balance).toBe(0);
});

test.each([0, 3, 4])('month %i of three allows no early payment', (afterMonth) => {
  expect(() =>
    scheduleWithEarlyRepayment(terms, 'equal', {
      afterMonth,
      amount: fromLei(100),
      effect: 'shorter-term',
    }),
  ).toThrow(RangeError);
});

const anyCase = fc.record({
  principal: fc.integer({ min: 10_000, max: 10_000_000 }).map(bani),
  yearlyRatePercent: fc.double({ min: 0, max: 100, noNaN: true }),
  termMonths: fc.integer({ min: 2, max: 120 }),
  month: fc.double({ min: 0, max: 0.999, noNaN: true }),
  amount: fc.integer({ min: 1, max: 10_000_000 }).map(bani),
  repayment: fc.constantFrom<MonthlyRepayment>('equal', 'decreasing'),
  effect: fc.constantFrom<EarlyRepayment['effect']>('shorter-term', 'smaller-payment'),
});

test('parts and early payment add up to the loan, and nothing is left', () => {
  fc.assert(
    fc.property(anyCase, ({ month, amount, effect, repayment, ...loan }) => {
      const afterMonth = 1 + Math.floor(month * (loan.termMonths - 1));
      const agreed = monthlySchedule(loan, repayment);
      fc.pre((agreed[afterMonth - 1]?.balance ?? 0) > 0);
      const { rows, applied } = scheduleWithEarlyRepayment(loan, repayment, { afterMonth, amount, effect });

      expect(rows.reduce((sum, row) => sum + row.principal, 0) + applied).toBe(loan.principal);
      expect(rows.every((row) => row.payment === row.interest + row.principal)).toBe(true);
      expect(rows.at(-1)?.balance).toBe(0);
      expect(rows.length).toBeLessThanOrEqual(loan.termMonths);
    }),
  );
});

test('a shorter term never costs more than was agreed', () => {
  fc.assert(
    fc.property(anyCase, ({ month, amount, repayment, principal, yearlyRatePercent, termMonths }) => {
      const loan = { principal, yearlyRatePercent, termMonths };
      const afterMonth = 1 + Math.floor(month * (loan.termMonths - 1));
      const agreed = monthlySchedule(loan, repayment);
      const early = { afterMonth, amount, effect: 'shorter-term' } as const;
      const { rows } = scheduleWithEarlyRepayment(loan, repayment, early);
      const interest = (all: typeof rows) => all.reduce((sum, row) => sum + row.interest, 0);
      expect(interest(rows)).toBeLessThanOrEqual(interest(agreed));
    }),
  );
});

test('a ban paid early does not leave an outlying last payment', () => {
  // 1% a day over five years, a ban more in month 30: the kept 304,17 falls short by a part of a ban, which grows to 928 lei.
  const loan = { principal: fromLei(1_000), yearlyRatePercent: 365, termMonths: 60 };
  const early = { afterMonth: 30, amount: bani(1), effect: 'shorter-term' } as const;
  const { rows } = scheduleWithEarlyRepayment(loan, 'equal', early);
  expect(Math.max(...rows.map(({ payment }) => payment))).toBeLessThanOrEqual(fromLei(304.18));
});

test('equal payments without early repayment are the annuity', () => {
  expect(monthlySchedule(terms, 'equal')).toEqual(annuitySchedule(terms));
});
