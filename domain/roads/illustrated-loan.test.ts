import { expect, test } from 'vitest';
import { fromLei } from '#domain/money/bani.ts';
import { disagreements, illustratedLoan } from './illustrated-loan.ts';

const noFees = { atStartLei: 0, monthlyLei: 0, unnamedLei: 0, insuranceLei: 0 };

// What the bank or the house prints of its own example, as collected on 22.11.2026 with an independent recomputation.
test.each([
  [
    'Garanti BBVA, T2 2024',
    42_000,
    53,
    10.85,
    { atStartLei: 250, monthlyLei: 25, unnamedLei: 131.66 },
    1_025.94,
    54_756.48,
    13.2,
  ],
  [
    'Garanti BBVA, T1 2024',
    40_000,
    60,
    8.4,
    { atStartLei: 250, monthlyLei: 25, unnamedLei: 131.69 },
    843.73,
    51_005.49,
    10.56,
  ],
  [
    'Exim, T1 2025, cu asigurare',
    50_000,
    60,
    10.66,
    { atStartLei: 200, monthlyLei: 5, insuranceLei: 2_063.4 },
    1_083.66,
    67_283.23,
    13.69,
  ],
  ['CAR Straja, tradițional', 1_000, 12, 12, {}, 88.85, 1_066.17, 12.68],
  ['CAR Straja, în limita fondului', 1_000, 12, 11, {}, 88.38, 1_060.56, 11.57],
  ['C.A.R. Solidaritatea', 1_000, 12, 19, { atStartLei: 25 }, 92.15, 1_130.7, 26.74],
] as const)(
  '%s: instalment, total and DAE are as printed',
  (_, principal, termMonths, percentAYear, fees, instalment, total, apr) => {
    const loan = illustratedLoan(
      { rate: { percentAYear }, repayment: 'equal', fees: { ...noFees, ...fees } },
      { principal: fromLei(principal), termMonths },
    );
    expect(Math.abs(loan.instalment / 100 - instalment)).toBeLessThan(0.02);
    expect(Math.abs(loan.total / 100 - total)).toBeLessThan(0.5);
    expect(Math.abs((loan.aprPercent ?? 0) - apr)).toBeLessThan(0.06);
    expect(loan.cost).toBe(loan.total - fromLei(principal));
  },
);

// CAR Zarand: parts of 83,33 lei and 1,25% a month of what is left, 1 000 × 1,25% × 13 / 2 = 81,25 lei of interest.
test('equal parts of the sum cost the interest of a falling balance', () => {
  const loan = illustratedLoan(
    { rate: { percentAYear: 15 }, repayment: 'decreasing', fees: noFees },
    { principal: fromLei(1_000), termMonths: 12 },
  );
  expect(loan.cost / 100).toBeCloseTo(81.25, 1);
  expect(loan.aprPercent).toBeCloseTo(16.08, 1);
});

test('an example that contradicts itself is found out, figure by figure', () => {
  // CEC, 20.01.2020: 10,40% without any fee is a DAE of 10,91, and 10,84 is printed; of a tenth nobody is accused.
  const cec = {
    principalLei: 23_000,
    termMonths: 60,
    rate: { percentAYear: 10.4 },
    repayment: 'equal',
    fees: noFees,
  } as const;
  expect(disagreements({ ...cec, printed: { aprPercent: 10.75 } })).toHaveLength(1);
  // CAR Cetate: 12 payments of 90,26 are 1 083,12 lei; the page prints 1 085,21.
  const cetate = { ...cec, principalLei: 1_000, termMonths: 12, rate: { percentAYear: 15 } };
  expect(disagreements({ ...cetate, printed: { instalmentLei: 90.26, totalLei: 1_085.21 } })).toEqual([
    expect.stringContaining('totalLei 1085.21'),
  ]);
});
