import { expect, test } from 'vitest';
import { lawLibrary } from '#tests/factories/law-library.ts';
import { citationOf } from '#domain/texts/law-library.ts';
import { bani, fromLei } from '#domain/base/money/bani.ts';
import type { Debt } from './debt.ts';
import { incomeArticles } from './income-test.ts';
import { planDebts, type DebtsInput } from './debts-plan.ts';
import { paymentDate } from './payment-date.ts';

const law = lawLibrary();
const limit = { percent: 40, basis: incomeArticles.map((article) => citationOf(law.get(article))) };
const store: Debt = {
  name: 'Magazin',
  balance: fromLei(600),
  yearlyRatePercent: 0,
  minimum: fromLei(100),
  dueDay: 5,
};
const card: Debt = {
  name: 'Card',
  balance: fromLei(1_200),
  yearlyRatePercent: 24,
  minimum: fromLei(100),
  dueDay: 28,
};
const input = (more: Partial<DebtsInput> = {}): DebtsInput => ({
  debts: [store, card],
  extra: fromLei(200),
  income: null,
  refinancing: null,
  ...more,
});
const plan = (more: Partial<DebtsInput> = {}) => planDebts(input(more), '2026-11-23', limit);

test.each([
  [5, 1, '2026-12-05'],
  [28, 1, '2026-12-28'],
  [null, 1, '2026-12'],
  [5, 14, '2028-01-05'],
  // Shorter months: 2028 is a leap year.
  [31, 3, '2027-02-28'],
  [31, 15, '2028-02-29'],
])('due on the %s, payment %i from November 2026 on falls on %s', (dueDay, count, expected) => {
  expect(paymentDate('2026-11-23', dueDay, count)).toBe(expected);
});

test('a month costs its interest, and the rest of the minimum reduces the debt', () => {
  const { costs, interest, owed, minimums, monthly } = plan();
  expect({ interest, owed, minimums, monthly }).toEqual({
    interest: fromLei(24),
    owed: fromLei(1_800),
    minimums: fromLei(200),
    monthly: fromLei(400),
  });
  expect(costs[0]).toMatchObject({ interest: 0, repaid: fromLei(100), alone: { months: 6, interest: 0 } });
  expect(costs[1]).toMatchObject({ interest: fromLei(24), repaid: fromLei(76) });
});

test('both orders have the months in which debts end, in their own calendar', () => {
  const { avalanche, snowball, withMore } = plan();
  // Worked by hand in pay-off.test.ts. The first month is December.
  expect(snowball?.steps.map(({ debt, month, on }) => [debt.name, month, on])).toEqual([
    ['Magazin', 2, '2027-01-05'],
    ['Card', 5, '2027-04-28'],
  ]);
  expect(snowball?.free).toBe('2027-04');
  expect(avalanche?.steps.map(({ debt, on }) => [debt.name, on])).toEqual([
    ['Magazin', '2027-04-05'],
    ['Card', '2027-04-28'],
  ]);
  expect(avalanche?.free).toBe('2027-04');
  expect(avalanche && snowball && snowball.interest - avalanche.interest).toBe(2_269);
  expect(withMore).toMatchObject({ months: 4, interest: fromLei(50.28) });
});

test('a minimum below the interest repays less than nothing, and such a debt alone has no end', () => {
  const { costs, avalanche } = plan({ debts: [{ ...card, minimum: fromLei(20) }], extra: bani(0) });
  expect(costs[0]).toMatchObject({ repaid: fromLei(-4), alone: null });
  expect(avalanche).toBeNull();
});

test('one loan in place of all borrows its fees too', () => {
  // 9 700 lei owed and 300 lei of fees: 10 000 lei at 8% for 36 months, 313,36 a month, 11 281,13 in total (product specification).
  const { refinancing } = plan({
    debts: [{ ...card, balance: fromLei(9_700), minimum: fromLei(300) }],
    extra: bani(0),
    refinancing: { yearlyRatePercent: 8, months: 36, fees: fromLei(300) },
  });
  expect(refinancing).toMatchObject({
    principal: fromLei(10_000),
    payment: fromLei(313.36),
    cost: fromLei(1_581.13),
    // 300 lei a month are less than its payment.
    sameMoney: null,
    cheaperAlready: [],
  });
});

test('the new loan with the present payments ends earlier, and debts that are cheaper already are named', () => {
  // 1 800 lei at 12% (1% a month) for 24 months; with 400 lei a month: 1 818 − 400 = 1 418; 1 432,18 − 400 = 1 032,18;
  // 1 042,50 − 400 = 642,50; 648,93 − 400 = 248,93; 251,42. Interest 18 + 14,18 + 10,32 + 6,43 + 2,49 = 51,42.
  const { refinancing } = plan({ refinancing: { yearlyRatePercent: 12, months: 24, fees: bani(0) } });
  expect(refinancing?.sameMoney).toEqual({ months: 5, cost: fromLei(51.42) });
  expect(refinancing?.cheaperAlready).toEqual([0]);
});

test.each([
  // The guide on the debt ratio: 880 of 4 000 lei are 22%, 1 780 are 44,5%.
  [880, 22, 'unknown'],
  [1_780, 44.5, 'ask'],
  [1_600, 40, 'unknown'],
  [1_600.01, 40.00025, 'ask'],
])('%d lei of 4 000 are %d%%: %s, since the limit was read second-hand', (lei, percent, verdict) => {
  const tested = plan({ debts: [{ ...card, minimum: fromLei(lei) }], income: fromLei(4_000) }).incomeTest;
  expect(tested?.percent).toBeCloseTo(percent, 6);
  expect(tested).toMatchObject({ verdict, limitPercent: 40 });
});

test('without rules of the country there is a share and no limit', () => {
  const { incomeTest } = planDebts(input({ income: fromLei(4_000) }), '2026-11-23', null);
  expect(incomeTest).toMatchObject({ percent: 5, limitPercent: null, verdict: 'unknown', basis: [] });
});
