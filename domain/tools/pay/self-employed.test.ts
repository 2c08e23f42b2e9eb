import { expect, test } from 'vitest';
import { businessRates as rates, minimumWage as wage } from '#tests/factories/pay-rates.ts';
import { pfaYear, srlYear } from './self-employed.ts';

const year = { income: 100_000, expenses: 20_000 };

test('a PFA of 80 000 lei pays the first threshold of CAS, CASS on all of it, and tax on the rest', () => {
  // 25% of 48 600; 10% of 80 000; 10% of 80 000 − 12 150 − 8 000.
  expect(pfaYear(year, rates)).toEqual({
    profit: 80_000,
    firmTax: 0,
    cas: 12_150,
    cass: 8000,
    ownTax: 5985,
    dividends: 0,
    left: 53_865,
  });
});

// taxepfa.ro and capital.ro: nothing under 48 600 lei, 12 150 and 24 300 above; CASS from 2 430 to 29 160.
test.each([
  [20_000, 0, 2430],
  [48_599, 0, 4860],
  [48_600, 12_150, 4860],
  [97_199, 12_150, 9720],
  [97_200, 24_300, 9720],
  [291_600, 24_300, 29_160],
  [500_000, 24_300, 29_160],
])('a PFA that earns %i lei pays %i of CAS and %i of CASS', (income, cas, cass) => {
  expect(pfaYear({ income, expenses: 0 }, rates)).toMatchObject({ cas, cass });
});

test('a micro-company pays on its revenue, and its owner on the dividends', () => {
  // 1% of 100 000; 16% of 79 000; CASS of the step of 48 600.
  expect(srlYear(year, { isMicro: true }, rates)).toEqual({
    profit: 80_000,
    firmTax: 1000,
    cas: 0,
    cass: 4860,
    ownTax: 12_640,
    dividends: 79_000,
    left: 61_500,
  });
});

test('another company pays on its profit', () => {
  // 16% of 80 000 is 12 800; 16% of 67 200 is 10 752; 10% of 48 600.
  expect(srlYear(year, { isMicro: false }, rates)).toMatchObject({
    firmTax: 12_800,
    ownTax: 10_752,
    cass: 4860,
    left: 51_588,
  });
});

// capital.ro of 08.03.2026: 0, 2 430, 4 860 and 9 720 lei by steps of dividends.
test.each([
  [24_299, 0],
  [24_300, 2430],
  [48_600, 4860],
  [97_200, 9720],
  [400_000, 9720],
])('dividends of %i lei mean %i of CASS', (dividends, cass) => {
  const untaxed = { ...rates, 'impozit-micro': 0 };
  expect(srlYear({ income: dividends, expenses: 0 }, { isMicro: true }, untaxed).cass).toBe(cass);
});

test('an owner on the payroll of a micro-company gets the wage and the remaining dividends', () => {
  // 80 000 − 12 × 4 418 = 26 984, less 1% of 100 000, are 25 984 of dividends: 16% of them 4 157, CASS of the first step 2 430.
  // 26 984 − 1 000 − 4 157 − 2 430 = 19 397, and 12 × 2 699 = 32 388 of wages.
  expect(srlYear(year, { isMicro: true, wage }, rates)).toEqual({
    profit: 80_000,
    firmTax: 1000 + 12 * 93,
    cas: 12 * 1031,
    cass: 2430 + 12 * 413,
    ownTax: 4157 + 12 * 182,
    dividends: 25_984,
    left: 51_785,
  });
});

test('the owner covers the part of the wage that the year does not earn', () => {
  // 30 000 − 12 × 4 418 − 300 = −23 316, and 32 388 of net wages.
  expect(srlYear({ income: 30_000, expenses: 0 }, { isMicro: true, wage }, rates).left).toBe(9072);
});
