import { expect, test } from 'vitest';
import { netPay } from './net-pay.ts';
import type { PayRates } from './pay-rates.ts';

const common = {
  cas: 25,
  cass: 10,
  'impozit-salariu': 10,
  cam: 2.25,
  'deducere-limita': 2000,
  'deducere-0': 20,
  'deducere-1': 25,
  'deducere-2': 30,
  'deducere-3': 35,
  'deducere-4': 45,
};
const spring: PayRates = { ...common, 'salariu-minim': 4050, 'suma-netaxabila': 300 };
const autumn: PayRates = { ...common, 'salariu-minim': 4325, 'suma-netaxabila': 200 };

// As the press printed them: startupcafe.ro of 23.12.2025 and promptmedia.ro of 13.03.2026.
test.each([
  [
    'January to June',
    spring,
    4050,
    { cas: 938, cass: 375, deduction: 810, tax: 163, net: 2574, employerTotal: 4134 },
  ],
  [
    'July to December',
    autumn,
    4325,
    { cas: 1031, cass: 413, deduction: 865, tax: 182, net: 2699, employerTotal: 4418 },
  ],
])('the minimum wage of %s gives the net that was announced', (_, rates, gross, expected) => {
  expect(netPay(gross, 0, rates)).toMatchObject(expected);
});

// Worked by hand: at 5 000, 675 lei above the minimum are 14 started fifties, 20 − 7 = 13% of 4 325.
test.each([
  [5000, 2981],
  [6000, 3523],
  [6400, 3744],
  [8000, 4680],
  [10_000, 5850],
])('of %i lei gross, without dependants, %i reach the hand', (gross, net) => {
  expect(netPay(gross, 0, autumn).net).toBe(net);
});

test('the deduction ends 2 000 lei above the minimum wage, with the percents of the table there', () => {
  // 40 steps of half a point: 0, 5, 10, 15 and 25% of 4 325 lei.
  const at = [0, 1, 2, 3, 4, 7].map((dependants) => netPay(6325, dependants, autumn).deduction);
  expect(at).toEqual([0, 216.25, 432.5, 648.75, 1081.25, 1081.25]);
  expect(netPay(6326, 4, autumn).deduction).toBe(0);
});

test('one leu above the minimum wage nothing is untaxed any more, and a first step is taken', () => {
  // 19,50% of 4 325, as article 77 prints it for one leu to 50 above.
  expect(netPay(4326, 0, autumn)).toMatchObject({ untaxed: 0, deduction: 843.375 });
});

test('a dependant never makes a net smaller, and a higher wage above the minimum never does', () => {
  for (let gross = 4326; gross < 9000; gross += 37) {
    const nets = [0, 1, 2, 3, 4].map((dependants) => netPay(gross, dependants, autumn).net);
    expect(nets).toEqual(nets.toSorted((a, b) => a - b));
    const above = netPay(gross + 37, 0, autumn).net;
    // A step of half a point is 21,6 lei of deduction, 2,2 lei of tax: less than 37 lei more bring.
    expect(above).toBeGreaterThanOrEqual(nets[0] ?? 0);
  }
});

test('less than the minimum wage is nobody’s full-time wage', () => {
  expect(() => netPay(4324, 0, autumn)).toThrow(RangeError);
});
