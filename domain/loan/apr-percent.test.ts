import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bani } from '#domain/base/money/bani.ts';
import { roundHalfUp } from '#domain/base/text/format-number.ts';
import vectors from '#tests/cases/apr-examples.json' with { type: 'json' };
import { annuitySchedule } from './annuity-schedule.ts';
import { aprPercent, type CashFlow } from './apr-percent.ts';
import { elapsedYears, type ElapsedTime } from './elapsed-years.ts';

/** An entry of the test vectors: a single amount, or `count` of them from `first` on, `step` apart. */
type Entry = { amount: number; t?: ElapsedTime; count?: number; first?: ElapsedTime; step?: ElapsedTime };

const flowsOf = (entries: readonly Entry[]): CashFlow[] =>
  entries.flatMap(({ amount, t, count = 1, first = t ?? {}, step = {} }) =>
    Array.from({ length: count }, (_, index) => ({
      amount,
      years: elapsedYears(first) + index * elapsedYears(step),
    })),
  );

test.each(vectors.aprExamples)(
  '$id is $expectedPercent%',
  ({ advances, payments, expectedPercent, decimals }) => {
    const apr = aprPercent({ advances: flowsOf(advances), repayments: flowsOf(payments) });
    expect(roundHalfUp(apr ?? Number.NaN, decimals)).toBe(expectedPercent);
  },
);

test('equal principal with a fee has the APR of the European Commission, example 13', () => {
  const fee = { amount: 4_000, years: 0 };
  const payments = Array.from({ length: 240 }, (_, index) => ({
    amount: 200_000 / 240 + (200_000 - (200_000 / 240) * index) * 0.005,
    years: elapsedYears({ months: index + 1 }),
  }));
  const apr = aprPercent({ advances: [{ amount: 200_000, years: 0 }], repayments: [fee, ...payments] });
  expect(roundHalfUp(apr ?? Number.NaN, 6)).toBe(6.476009);
});

test('a loan that costs nothing has an APR of 0', () => {
  expect(
    aprPercent({ advances: [{ amount: 1000, years: 0 }], repayments: [{ amount: 1000, years: 0.25 }] }),
  ).toBe(0);
});

test('a loan of which half is repaid after a year has an APR of −50%', () => {
  const apr = aprPercent({ advances: [{ amount: 1000, years: 0 }], repayments: [{ amount: 500, years: 1 }] });
  expect(apr).toBeCloseTo(-50, 10);
});

test('the parts of a loan paid out in two parts count from their own dates', () => {
  // 100 now and 100 in a year, 242 − 10 repaid in two: with x = 1 + X, 100x² + 100x = 231 holds at x = 1,1.
  const advances = [
    { amount: 100, years: 0 },
    { amount: 100, years: 1 },
  ];
  expect(aprPercent({ advances, repayments: [{ amount: 231, years: 2 }] })).toBeCloseTo(10, 10);
});

test.each([
  ['nothing comes back', [{ amount: 100, years: 0 }], []],
  ['nothing is lent', [], [{ amount: 100, years: 1 }]],
  ['all is paid the same day', [{ amount: 100, years: 0 }], [{ amount: 110, years: 0 }]],
  ['the rate is past the range', [{ amount: 100, years: 0 }], [{ amount: 200, years: 1 / 365 }]],
  ['nothing happens', [], []],
])('there is no APR when %s', (_case, advances, repayments) => {
  expect(aprPercent({ advances, repayments })).toBeNull();
});

test('the highest and the lowest rate of the range are found', () => {
  const lend = (back: number) =>
    aprPercent({ advances: [{ amount: 1, years: 0 }], repayments: [{ amount: back, years: 1 }] });
  expect(lend(100_000)).toBeCloseTo(9_999_900, 4);
  expect(lend(0.0101)).toBeCloseTo(-98.99, 8);
});

test('the APR of an equal-payment loan is its monthly rate compounded', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000_000, max: 100_000_000 }).map(bani),
      fc.double({ min: 0, max: 150, noNaN: true }),
      fc.integer({ min: 1, max: 60 }),
      (principal, yearlyRatePercent, termMonths) => {
        const repayments = annuitySchedule({ principal, yearlyRatePercent, termMonths }).map(
          ({ payment, month }) => ({ amount: payment, years: elapsedYears({ months: month }) }),
        );
        const apr = aprPercent({ advances: [{ amount: principal, years: 0 }], repayments });
        const compounded = ((1 + yearlyRatePercent / 1200) ** 12 - 1) * 100;
        // Rounding the payments to the ban moves the rate a little.
        expect(Math.abs((apr ?? Number.NaN) - compounded)).toBeLessThan(0.005 + compounded * 1e-4);
      },
    ),
  );
});

test('a single repayment has the APR of the shortcut (total / received)^(365 / days) − 1', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1.0001, max: 1.3, noNaN: true }),
      fc.integer({ min: 15, max: 365 }),
      (ratio, days) => {
        const shortcut = (ratio ** (365 / days) - 1) * 100;
        const apr = aprPercent({
          advances: [{ amount: 1, years: 0 }],
          repayments: [{ amount: ratio, years: elapsedYears({ days }) }],
        });
        expect(Math.abs((apr ?? Number.NaN) / shortcut - 1)).toBeLessThan(1e-9);
      },
    ),
  );
});

test('a single repayment keeps its APR when it is split in two at the same moment', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.6, max: 9, noNaN: true }),
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      (amount, years) => {
        const advances = [{ amount: 1, years: 0 }];
        const half = { amount: amount / 2, years };
        const whole = aprPercent({ advances, repayments: [{ amount, years }] });
        const parts = aprPercent({ advances, repayments: [half, half] });
        expect(Math.abs((whole ?? Number.NaN) - (parts ?? Number.NaN))).toBeLessThan(
          1e-8 * (1 + Math.abs(parts ?? Number.NaN)),
        );
      },
    ),
  );
});

test('a higher cost has a higher APR', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 1, max: 100, noNaN: true }), { minLength: 1, maxLength: 24 }),
      fc.double({ min: 0.001, max: 0.5, noNaN: true }),
      (amounts, extra) => {
        const advances = [{ amount: amounts.reduce((sum, amount) => sum + amount, 0), years: 0 }];
        const repaid = (more: number) =>
          aprPercent({
            advances,
            repayments: amounts.map((amount, index) => ({ amount: amount + more, years: (index + 1) / 12 })),
          });
        expect(repaid(extra) ?? Number.NaN).toBeGreaterThan(repaid(0) ?? Number.NaN);
      },
    ),
  );
});
