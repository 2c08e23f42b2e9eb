import { expect, test } from 'vitest';
import type { BusinessRates } from './pay-rates.ts';
import { pfaYear, srlYear } from './self-employed.ts';

const rates: BusinessRates = {
  'pfa-impozit': 10,
  cas: 25,
  cass: 10,
  'pfa-cas-prag-1': 12,
  'pfa-cas-prag-2': 24,
  'pfa-cass-minim': 6,
  'pfa-cass-maxim': 72,
  'impozit-micro': 1,
  'plafon-micro': 100_000,
  'impozit-profit': 16,
  'impozit-dividende': 16,
  'dividende-cass-1': 6,
  'dividende-cass-2': 12,
  'dividende-cass-3': 24,
  wageOfYear: 4050,
};
const year = { income: 100_000, expenses: 20_000 };

test('a PFA of 80 000 lei pays the first threshold of CAS, CASS of all of it, and tax of the rest', () => {
  // 25% of 48 600; 10% of 80 000; 10% of 80 000 − 12 150 − 8 000.
  expect(pfaYear(year, rates)).toEqual({
    profit: 80_000,
    firmTax: 0,
    cas: 12_150,
    cass: 8000,
    ownTax: 5985,
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

test('a micro-company pays of what it earns, and its owner of the dividends', () => {
  // 1% of 100 000; 16% of 79 000; CASS of the step of 48 600.
  expect(srlYear(year, true, rates)).toEqual({
    profit: 80_000,
    firmTax: 1000,
    cas: 0,
    cass: 4860,
    ownTax: 12_640,
    left: 61_500,
  });
});

test('another company pays of its profit', () => {
  // 16% of 80 000 is 12 800; 16% of 67 200 is 10 752; 10% of 48 600.
  expect(srlYear(year, false, rates)).toMatchObject({
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
])('dividends of %i lei bring %i of CASS', (dividends, cass) => {
  expect(srlYear({ income: dividends, expenses: 0 }, true, { ...rates, 'impozit-micro': 0 }).cass).toBe(cass);
});
