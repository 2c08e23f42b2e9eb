import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { minimumPayments } from './minimum-payments.ts';

const owed = (percent: number, atLeast: number) =>
  ({ percent, of: 'owed', atLeast: fromLei(atLeast) }) as const;

test('the minimum repays a line month by month, by hand', () => {
  // 100 lei at 10% a month, at least 60: 110 − 60 = 50; 55 ≤ 60 is paid whole. Interest 10 + 5.
  const plan = minimumPayments(fromLei(100), 120, owed(5, 60));
  expect(plan?.payments).toEqual([
    { month: 1, paid: fromLei(60), interest: fromLei(10), repaid: fromLei(50), balance: fromLei(50) },
    { month: 2, paid: fromLei(55), interest: fromLei(5), repaid: fromLei(50), balance: 0 },
  ]);
  expect([plan?.cost, plan?.total]).toEqual([fromLei(15), fromLei(115)]);
});

test('a minimum that does not cover the interest never repays the debt', () => {
  expect(minimumPayments(fromLei(100), 120, owed(5, 10))).toBeNull();
  expect(minimumPayments(fromLei(100), 120, owed(5, 11))).not.toBeNull();
});

// The form of 2022: 14% of the debt „inclusiv principalul Creditului si dobanda nominala”, at least 50 lei; 146,80% a year. By
// hand: 2 000 × 146,8% / 12 = 244,67; 14% of 2 244,67 = 314,25. The rest by a decimal calculation outside this code.
test('14% of the debt with its interest repays 2 000 lei at 146,80% a year in 65 months', () => {
  const plan = minimumPayments(fromLei(2_000), 146.8, owed(14, 50));
  expect(plan?.payments[0]).toEqual({
    month: 1,
    paid: fromLei(314.25),
    interest: fromLei(244.67),
    repaid: fromLei(69.58),
    balance: fromLei(1_930.42),
  });
  expect(plan?.payments).toHaveLength(65);
  expect([plan?.cost, plan?.total]).toEqual([fromLei(6_247.75), fromLei(8_247.75)]);
});

test('where the interest comes on top, the percentage alone reduces the debt', () => {
  // 2 000 at 2% a month: 40 + 200, then 36 + 180.
  const rule = { percent: 10, of: 'principal', atLeast: fromLei(50) } as const;
  const plan = minimumPayments(fromLei(2_000), 24, rule);
  expect(plan?.payments.slice(0, 2)).toMatchObject([
    { paid: fromLei(240), repaid: fromLei(200), balance: fromLei(1_800) },
    { paid: fromLei(216), repaid: fromLei(180), balance: fromLei(1_620) },
  ]);
});

test.each([0, 12, 144])(
  'at %d%% a year everything drawn is repaid, and the debt falls each month',
  (percent) => {
    const plan = minimumPayments(fromLei(5_000), percent, owed(14, 50));
    const payments = plan?.payments ?? [];
    expect(payments.reduce((sum, { repaid }) => sum + repaid, 0)).toBe(fromLei(5_000));
    expect(payments.every(({ repaid }) => repaid > 0)).toBe(true);
    expect(plan?.total).toBe(payments.reduce((sum, { paid }) => sum + paid, 0));
  },
);
