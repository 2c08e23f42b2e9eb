import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { disagreements, illustratedLoan } from './illustrated-loan.ts';

const noFees = {
  atStartLei: 0,
  financedLei: 0,
  monthlyLei: 0,
  unnamedLei: 0,
  insuranceAtStartLei: 0,
  insuranceMonthlyLei: 0,
};
const exim = { atStartLei: 200, monthlyLei: 5, insuranceAtStartLei: 2_063.4 };
const credex = { financedLei: 290, monthlyLei: 10 };

// The lender's printed example; where we computed the instalment, it includes the account's 5 lei that Exim prints separately.
test.each([
  [
    'BCR, 6,29%, insured',
    30_000,
    60,
    6.29,
    { atStartLei: 200, insuranceMonthlyLei: 42 },
    626.04,
    37_762,
    9.94,
  ],
  ['BCR, 14,99%', 30_000, 60, 14.99, { atStartLei: 200 }, 713.54, 43_012, 16.41],
  ['Exim, 20.08.2025, lowest', 50_000, 60, 6.49, exim, 983.07, 61_247.79, 9.01],
  ['Exim, 20.08.2025, average', 50_000, 60, 8.49, exim, 1_030.59, 64_098.54, 11.23],
  ['Exim, 20.08.2025, highest', 50_000, 60, 12.59, exim, 1_132.19, 70_194.62, 15.92],
  ['Credex, 11,99%', 10_000, 24, 11.99, credex, 494.34, 11_864.16, 18.37],
  ['CAR Straja, traditional', 1_000, 12, 12, {}, 88.85, 1_066.17, 12.68],
  ['C.A.R. Solidaritatea', 1_000, 12, 19, { atStartLei: 25 }, 92.15, 1_130.7, 26.74],
  ['Exim, an overdraft in three payments', 5_367, 3, 12.66, {}, 1_826.88, 5_480.64, 13.42],
] as const)(
  '%s: instalment, total and DAE are as printed',
  (_, principal, termMonths, percentAYear, fees, instalment, total, apr) => {
    const loan = illustratedLoan(
      { rate: { percentAYear }, repayment: 'equal', fees: { ...noFees, ...fees } },
      { principal: fromLei(principal), termMonths },
    );
    expect(Math.abs(loan.instalment / 100 - instalment)).toBeLessThan(0.02);
    expect(Math.abs(loan.total / 100 - total)).toBeLessThan(0.5);
    expect(Math.abs((loan.aprPercent ?? 0) - apr)).toBeLessThan(0.02);
    expect(loan.cost).toBe(loan.total - fromLei(principal));
  },
);

// CAR Zarand: parts of 83,33 lei and 1,25% a month of the remaining debt, 1 000 × 1,25% × 13 / 2 = 81,25 lei of interest.
test('equal parts of the principal cost the interest of a falling balance', () => {
  const loan = illustratedLoan(
    { rate: { percentAYear: 15 }, repayment: 'decreasing', fees: noFees },
    { principal: fromLei(1_000), termMonths: 12 },
  );
  expect(loan.cost / 100).toBeCloseTo(81.25, 1);
  expect(loan.aprPercent).toBeCloseTo(16.08, 1);
});

// ING's overdraft at 16,12%: 2 000 × 16,12% × 3 / 12 = 80,60; (1 + 16,12% / 12)^12 − 1 = 17,37%.
test('a loan repaid at the end costs its whole interest each month', () => {
  const loan = illustratedLoan(
    { rate: { percentAYear: 16.12 }, repayment: 'at-the-end', fees: 'unknown' },
    { principal: fromLei(2_000), termMonths: 3 },
  );
  expect(Math.abs(loan.cost / 100 - 80.6)).toBeLessThan(0.02);
  expect(loan.aprPercent).toBeCloseTo(17.37, 2);
});

test('each contradictory figure of an example is detected', () => {
  const insured = { ...noFees, atStartLei: 200, insuranceMonthlyLei: 42 };
  const bcr = { principalLei: 30_000, termMonths: 60, repayment: 'equal', fees: insured } as const;
  const average = { ...bcr, rate: { percentAYear: 10 } };
  expect(disagreements({ ...average, printed: { instalmentLei: 679, aprPercent: 13.9 } })).toEqual([]);
  // BCR prints 40.695 where 60 × 679,41 + 200 is 40 964,60: two digits are swapped.
  expect(disagreements({ ...average, printed: { totalLei: 40_695 } })).toEqual([
    expect.stringContaining('totalLei 40695'),
  ]);
  // CEC prints a highest DAE of 9,76 beside a rate of 9,49, which alone is 9,91.
  const cec = { ...bcr, fees: noFees, rate: { percentAYear: 9.49 } };
  expect(disagreements({ ...cec, printed: { aprPercent: 9.76 } })).toHaveLength(1);
  // CAR Cetate: 12 payments of 90,26 are 1 083,12 lei; the page prints 1 085,21.
  const cetate = { ...cec, principalLei: 1_000, termMonths: 12, rate: { percentAYear: 15 } };
  expect(disagreements({ ...cetate, printed: { instalmentLei: 90.26, totalLei: 1_085.21 } })).toEqual([
    expect.stringContaining('totalLei 1085.21'),
  ]);
});
