import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bani, fromLei } from '#domain/base/money/bani.ts';
import vectors from '#tests/cases/apr-examples.json' with { type: 'json' };
import type { CalculatedLoan, CalculatedRepayment } from './calculated-loan.ts';
import { loanCost } from '#domain/offers/evidence/loan-payments.ts';
import { earlyPlan } from './early-plan.ts';
import { exampleLoan } from './calculator-limits.ts';
import { repaymentPlan } from './repayment-plan.ts';

const loanOf = (change: Partial<CalculatedLoan>): CalculatedLoan => ({ ...exampleLoan, ...change });
const fees = (atStart: number, monthly = 0) => ({ atStart: fromLei(atStart), monthly: fromLei(monthly) });
const aprOf = (id: string) =>
  vectors.aprExamples.find((example) => example.id === id)?.expectedPercent ?? Number.NaN;

test('the example of the specification costs 313,36 lei a month and 11 281,13 lei in total', () => {
  const plan = repaymentPlan(exampleLoan);

  expect(plan.rows[0].payment).toBe(31_336);
  expect(plan.rows.at(-1)?.payment).toBe(31_353);
  expect(plan).toMatchObject({ interest: 128_113, fees: 0, cost: 128_113, total: 1_128_113 });
});

const houseLoan = {
  principal: fromLei(200_000),
  rate: { percent: 6, per: 'year' },
  term: { count: 240, unit: 'months' },
} as const;

test.each([
  ['ec-ex01', { fees: fees(4_000) }],
  ['ec-ex03', { fees: fees(4_000, 16.67) }],
  ['ec-ex04', { fees: fees(4_000, 166.67) }],
] as const)('%s has the DAE of the European Commission', (id, change) => {
  // The source repeats its payment without the last one that absorbs the rounding.
  expect(repaymentPlan(loanOf({ ...houseLoan, ...change })).aprPercent).toBeCloseTo(aprOf(id), 4);
});

test('equal parts with a fee have the DAE of the European example 13', () => {
  const plan = repaymentPlan(loanOf({ ...houseLoan, repayment: 'decreasing', fees: fees(4_000) }));
  expect(plan.aprPercent).toBeCloseTo(6.476009, 4);
});

test.each([
  // From the specification: 1 000 lei, 9 lei, 3,65% a year, one payment after 90 days, DAE 3,70%.
  [1_000, { percent: 3.65, per: 'year' }, 90, 9, 3.7],
  // A Romanian lender's own figure: 500 lei, 650 lei after 30 days, 2 333,95%.
  [500, { percent: 1, per: 'day' }, 30, 150, 2_333.95],
] as const)('%i lei at %o repaid once after %i days cost %i lei', (lei, rate, days, cost, apr) => {
  const plan = repaymentPlan(
    loanOf({
      principal: fromLei(lei),
      rate,
      term: { count: days, unit: 'days' },
      repayment: 'single',
    }),
  );
  expect(plan.rows).toHaveLength(1);
  expect(plan.cost).toBe(fromLei(cost));
  expect(plan.aprPercent).toBeCloseTo(apr, 1);
});

test('three months with a single repayment are 91 days', () => {
  const plan = repaymentPlan(
    loanOf({
      principal: fromLei(1_000),
      rate: { percent: 1, per: 'day' },
      term: { count: 3, unit: 'months' },
      repayment: 'single',
    }),
  );
  expect(plan.cost).toBe(fromLei(910));
});

test('daily interest in monthly instalments is computed as for offers: the days of each month, 30, 31 and 30', () => {
  const loan = loanOf({
    principal: fromLei(2_000),
    rate: { percent: 1, per: 'day' },
    term: { count: 3, unit: 'months' },
  });
  const plan = repaymentPlan(loan);
  // 2 000 × 1,30 × 1,31 × 1,30 / (1,31 × 1,30 + 1,30 + 1) is 1 106,12 each month; 600 lei of the first are interest.
  expect(plan.total).toBe(331_836);
  expect(plan.rows[0]).toMatchObject({ payment: 110_612, interest: 60_000 });
  const offered = loanCost(
    {
      interest: { per: 'day', percent: 1 },
      freeDays: 0,
      fees: [],
      repayment: { kind: 'equal', every: 'month' },
    },
    loan,
  );
  expect(plan.rows.map(({ payment }) => payment)).toEqual(offered.payments.map(({ amount }) => amount));
  expect(plan.aprPercent).toBe(offered.aprPercent);
  // An early payment of 500 lei after the first month leaves 993,88; months of 31 and 30 days follow: × 1,31 × 1,30 / 2,30.
  const early = earlyPlan(plan, { amount: fromLei(500), afterMonth: 1, effect: 'smaller-payment' });
  expect(early?.plan.rows[1]).toMatchObject({ payment: 73_590, interest: 30_810 });
});

test('a loan at 0% without fees costs nothing, and its DAE is 0', () => {
  const plan = repaymentPlan(loanOf({ rate: { percent: 0, per: 'year' } }));
  expect(plan).toMatchObject({ cost: 0, total: 1_000_000, aprPercent: 0 });
});

test('a monthly fee is paid with every instalment, and never with a single repayment', () => {
  const withFee = { term: { count: 12, unit: 'months' }, fees: fees(100, 10) } as const;
  expect(repaymentPlan(loanOf(withFee)).fees).toBe(fromLei(220));
  expect(repaymentPlan(loanOf({ ...withFee, repayment: 'single' })).fees).toBe(fromLei(100));
});

test('instalments in days are refused', () => {
  expect(() => repaymentPlan(loanOf({ term: { count: 30, unit: 'days' } }))).toThrow(RangeError);
});

test('the payments add up to the loan, its interest and its fees, to the ban', () => {
  const anyLoan = fc.record({
    principal: fc.integer({ min: 10_000, max: 500_000_000 }).map(bani),
    rate: fc.record({
      percent: fc.double({ min: 0, max: 1, noNaN: true }),
      per: fc.constantFrom<'year' | 'day'>('year', 'day'),
    }),
    term: fc.record({
      count: fc.integer({ min: 1, max: 360 }),
      unit: fc.constant('months' as const),
    }),
    repayment: fc.constantFrom<CalculatedRepayment>('equal', 'decreasing', 'single'),
    fees: fc.record({
      atStart: fc.integer({ min: 0, max: 5_000 }).map(bani),
      monthly: fc.integer({ min: 0, max: 5_000 }).map(bani),
    }),
  });
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const { rows, total, cost, interest, fees: paidFees } = repaymentPlan(loan);
      const paid = rows.reduce<number>((sum, row) => sum + row.payment + row.fee, loan.fees.atStart);
      expect(paid).toBe(total);
      expect(cost).toBe(interest + paidFees);
      expect(total).toBe(loan.principal + cost);
      expect(rows.at(-1)?.balance).toBe(0);
    }),
    { numRuns: 50 },
  );
});
