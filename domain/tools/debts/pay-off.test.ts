import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bani, fromLei } from '#domain/base/money/bani.ts';
import type { Debt } from './debt.ts';
import { payOff } from './pay-off.ts';

const debt = (lei: number, yearlyRatePercent: number, minimumLei: number): Debt => ({
  name: 'x',
  balance: fromLei(lei),
  yearlyRatePercent,
  minimum: fromLei(minimumLei),
  dueDay: null,
});

test('one debt is paid month by month, and its last payment takes the rest', () => {
  // 1% a month: 1 000 + 10,00 − 340 = 670; + 6,70 − 340 = 336,70; + 3,37 − 340 = 0,07; + 0,00 − 0,07 = 0.
  const paid = payOff([debt(1_000, 12, 340)], { monthly: fromLei(340), order: 'snowball' });
  expect(paid).toMatchObject({ months: 4, interest: fromLei(20.07), ends: [4] });
});

// Two debts, 400 lei a month: 600 lei without interest and 1 200 lei at 2% a month, 100 lei each at least.
const two = [debt(600, 0, 100), debt(1_200, 24, 100)];

test('the snowball pays the smallest first, and its freed payment goes to the next', () => {
  // Small: 600 − 300 = 300, − 300 = 0. Dear: 1 224 − 100 = 1 124; 1 146,48 − 100 = 1 046,48; then with all 400 lei
  // 1 067,41 − 400 = 667,41; 680,76 − 400 = 280,76; 286,38. Interest: 24 + 22,48 + 20,93 + 13,35 + 5,62 = 86,38.
  expect(payOff(two, { monthly: fromLei(400), order: 'snowball' })).toEqual({
    months: 5,
    interest: fromLei(86.38),
    ends: [2, 5],
    queue: [0, 1],
  });
});

test('the avalanche pays the most expensive first, and costs less', () => {
  // Dear: 1 224 − 300 = 924; 942,48 − 300 = 642,48; 655,33 − 300 = 355,33; 362,44 − 300 = 62,44; 63,69.
  // Small: 100 a month, 200 left after four; in the fifth month 100 + 236,31 are more than enough.
  // Interest: 24 + 18,48 + 12,85 + 7,11 + 1,25 = 63,69.
  expect(payOff(two, { monthly: fromLei(400), order: 'avalanche' })).toEqual({
    months: 5,
    interest: fromLei(63.69),
    ends: [5, 5],
    queue: [1, 0],
  });
});

test('a hundred lei more a month', () => {
  // 1 224 − 400 = 824; 840,48 − 400 = 440,48; 449,29 − 400 = 49,29; 50,28: four months, 24 + 16,48 + 8,81 + 0,99 = 50,28.
  expect(payOff(two, { monthly: fromLei(500), order: 'avalanche' })).toMatchObject({
    months: 4,
    interest: fromLei(50.28),
  });
});

// The worked example of the guide content/blog/metoda-bulgarelui-sau-avalansa-datorii.md, published on 21.11.2026.
const ofGuide = [debt(1_200, 9, 100), debt(2_500, 20, 100), debt(4_000, 28, 200), debt(8_000, 13, 350)];
test.each([
  ['snowball', 1_000, [4, 9, 14, 18], 2_274],
  ['avalanche', 1_000, [13, 14, 11, 18], 2_081],
] as const)('the guide’s four debts by %s', (order, lei, ends, interestLei) => {
  const paid = payOff(ofGuide, { monthly: fromLei(lei), order });
  expect(paid?.ends).toEqual(ends);
  expect(Math.round((paid?.interest ?? 0) / 100)).toBe(interestLei);
});
test.each(['snowball', 'avalanche'] as const)(
  'the guide’s four debts by %s with their minimums alone take 26 months',
  (order) => {
    expect(payOff(ofGuide, { monthly: fromLei(750), order })?.months).toBe(26);
  },
);

test('a debt whose payment does not exceed its interest has no end', () => {
  // 10% a month of 1 000 lei is 100 lei.
  expect(payOff([debt(1_000, 120, 90)], { monthly: fromLei(90), order: 'avalanche' })).toBeNull();
  expect(payOff([debt(1_000, 120, 100)], { monthly: fromLei(100), order: 'avalanche' })).toBeNull();
  expect(payOff([debt(1_000, 0, 0)], { monthly: bani(0), order: 'snowball' })).toBeNull();
});

test('a debt that grows by itself ends with the money freed by the others', () => {
  // 100 lei interest against a minimum of 90; the first month has 300 lei more from the other budget.
  const paid = payOff([debt(1_000, 120, 90), debt(100, 0, 100)], {
    monthly: fromLei(490),
    order: 'avalanche',
  });
  // 1 100 − 390 = 710; 781 − 490 = 291; 320,10: 100 + 71 + 29,10.
  expect(paid).toMatchObject({ months: 3, interest: fromLei(200.1), ends: [3, 1] });
});

const anyDebt = fc
  .record({
    balance: fc.integer({ min: 1, max: 3_000_000 }),
    yearlyRatePercent: fc.integer({ min: 0, max: 200 }),
    minimum: fc.integer({ min: 0, max: 100_000 }),
  })
  .map(({ balance, minimum, ...rest }): Debt => ({
    name: 'x',
    balance: bani(balance),
    minimum: bani(minimum),
    dueDay: null,
    ...rest,
  }));
const anyDebts = fc.array(anyDebt, { minLength: 1, maxLength: 8 });
const anyExtra = fc.integer({ min: 0, max: 200_000 });
const minimumsOf = (debts: readonly Debt[]) => debts.reduce<number>((sum, { minimum }) => sum + minimum, 0);

test('the avalanche never costs more than the snowball, except for the rounding of interest to bani', () => {
  fc.assert(
    fc.property(anyDebts, anyExtra, (debts, extra) => {
      const monthly = bani(minimumsOf(debts) + extra);
      const snowball = payOff(debts, { monthly, order: 'snowball' });
      if (snowball === null) return;
      const avalanche = payOff(debts, { monthly, order: 'avalanche' });
      expect(avalanche).not.toBeNull();
      expect(avalanche?.interest).toBeLessThanOrEqual(snowball.interest + debts.length * snowball.months);
    }),
    { numRuns: 300 },
  );
});

test("more money never delays the last payment, nor any single debt's, and never costs more", () => {
  fc.assert(
    fc.property(
      anyDebts,
      anyExtra,
      fc.integer({ min: 1, max: 50_000 }),
      fc.constantFrom('avalanche', 'snowball'),
      (debts, extra, more, order) => {
        const monthly = bani(minimumsOf(debts) + extra);
        const before = payOff(debts, { monthly, order });
        if (before === null) return;
        const after = payOff(debts, { monthly: bani(monthly + more), order });
        expect(after?.months).toBeLessThanOrEqual(before.months);
        expect(after?.interest).toBeLessThanOrEqual(before.interest);
        after?.ends.forEach((month, place) => expect(month).toBeLessThanOrEqual(before.ends[place] ?? 0));
      },
    ),
    { numRuns: 300 },
  );
});
