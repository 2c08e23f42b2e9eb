import { expect, test } from 'vitest';
import { newPayRates } from '#tests/factories/pay-rates.ts';
import { netPay } from './net-pay.ts';

const spring = newPayRates({ 'salariu-minim': 4050, 'suma-netaxabila': 300 });
const autumn = newPayRates();

// As printed by the press: startupcafe.ro of 23.12.2025 and promptmedia.ro of 13.03.2026.
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
])('the minimum wage of %s gives the announced net', (_, rates, gross, expected) => {
  expect(netPay({ gross, dependants: 0 }, rates)).toMatchObject(expected);
});

// Worked by hand: at 5 000, 675 lei above the minimum are 14 started fifties, 20 − 7 = 13% of 4 325.
test.each([
  [5000, 2981],
  [6000, 3523],
  [6400, 3744],
  [8000, 4680],
  [10_000, 5850],
])('%i lei gross, without dependants, are %i net', (gross, net) => {
  expect(netPay({ gross, dependants: 0 }, autumn).net).toBe(net);
});

test('the deduction ends 2 000 lei above the minimum wage, with the percents of the table there', () => {
  // 40 steps of half a point: 0, 5, 10, 15 and 25% of 4 325 lei.
  const at = [0, 1, 2, 3, 4, 7].map((dependants) => netPay({ gross: 6325, dependants }, autumn).deduction);
  expect(at).toEqual([0, 216.25, 432.5, 648.75, 1081.25, 1081.25]);
  expect(netPay({ gross: 6326, dependants: 4 }, autumn).deduction).toBe(0);
});

test('one leu above the minimum wage the untaxed amount ends, and a first step is deducted', () => {
  // 19,50% of 4 325, as article 77 prints it for one leu to 50 above.
  expect(netPay({ gross: 4326, dependants: 0 }, autumn)).toMatchObject({ untaxed: 0, deduction: 843.375 });
});

test('a dependant never reduces a net wage, and a higher wage above the minimum never does', () => {
  for (let gross = 4326; gross < 9000; gross += 37) {
    const nets = [0, 1, 2, 3, 4].map((dependants) => netPay({ gross, dependants }, autumn).net);
    expect(nets).toEqual(nets.toSorted((a, b) => a - b));
    const above = netPay({ gross: gross + 37, dependants: 0 }, autumn).net;
    // A step of half a point is 21,6 lei of deduction, 2,2 lei of tax: less than 37 lei more bring.
    expect(above).toBeGreaterThanOrEqual(nets[0] ?? 0);
  }
});

// Worked by hand: 4 500 is 175 above the minimum, 4 started fifties, 18% of 4 325 is 778,50; of 4 300 taxed lei 1 075 and 430.
test('bonuses above a minimum base wage leave the untaxed amount unchanged, up to its ceiling', () => {
  const wage = { dependants: 0, untaxedUpTo: 4600 };
  expect(netPay({ ...wage, gross: 4500 }, autumn)).toMatchObject({ untaxed: 200, tax: 202, net: 2793 });
  expect(netPay({ gross: 4500, dependants: 0 }, autumn)).toMatchObject({ untaxed: 0, net: 2710 });
  expect(netPay({ ...wage, gross: 4601 }, autumn).untaxed).toBe(0);
});

// Worked by hand: at 5 000, 14 started fifties; of 30, 45 and 45% remain 23, 38 and 38, of 4 325 lei.
test.each([
  [2, 3024],
  [4, 3089],
  [9, 3089],
])('of 5 000 lei gross, %i dependants leave %i', (dependants, net) => {
  expect(netPay({ gross: 5000, dependants }, autumn).net).toBe(net);
});

test('a full-time wage below the minimum is refused', () => {
  expect(() => netPay({ gross: 4324, dependants: 0 }, autumn)).toThrow(RangeError);
});
