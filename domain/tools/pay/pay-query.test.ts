import { expect, test } from 'vitest';
import { newPayRates } from '#tests/factories/pay-rates.ts';
import { readPayQuery, writePayQuery } from './pay-query.ts';
import { splitOfHundred } from './split-of-hundred.ts';

const rates = newPayRates();
const read = (search: string) => readPayQuery(new URLSearchParams(search), rates, 4600);

test('an address without a query is answered with the minimum wage, as announced', () => {
  expect(read('')).toMatchObject({ isAsked: false, errors: [], pay: { gross: 4325, net: 2699 } });
});

// 10 000 × 0,585, as above the deductions; 4 680 as in the guide.
test.each([
  ['suma=8 000', 8000, 4680],
  ['suma=10.000 lei', 10_000, 5850],
  ['suma=5000&persoane=2', 5000, 3024],
  ['suma=4500&baza=minim', 4500, 2793],
  ['suma=4500', 4500, 2710],
  ['suma=4680&sens=net', 8000, 4680],
  ['suma=2699&sens=net', 4325, 2699],
])('%s is a gross wage of %i and a net of %i', (search, gross, net) => {
  expect(read(search)).toMatchObject({ isAsked: true, pay: { gross, net } });
});

test('the gross found for a net is the smallest one that gives it', () => {
  for (const net of [2700, 3000, 3333, 4095, 5000, 7777]) {
    const { gross, net: found } = read(`suma=${net}&sens=net`).pay;
    expect(found).toBeGreaterThanOrEqual(net);
    expect(read(`suma=${gross - 1}`).pay.net).toBeLessThan(net);
  }
});

test('the link of a query reproduces it', () => {
  for (const search of ['suma=6000', 'suma=4000&sens=net&persoane=3', 'suma=4500&baza=minim']) {
    const { asked } = read(search);
    expect(read(writePayQuery(asked)).asked).toEqual(asked);
  }
});

test.each([
  ['suma=', 'Scrieți salariul brut pe lună.'],
  ['suma=&sens=net', 'Scrieți salariul net pe care îl vreți pe lună.'],
  ['suma=abc', 'Scrieți salariul în cifre, în lei întregi, de exemplu 6\u00a0000.'],
  ['suma=-6000', 'Scrieți salariul în cifre, în lei întregi, de exemplu 6\u00a0000.'],
  ['suma=6000,50', 'Scrieți salariul în cifre, în lei întregi, de exemplu 6\u00a0000.'],
])('%s is refused with advice', (search, message) => {
  expect(read(search).errors).toEqual([{ field: 'suma', message }]);
});

test.each(['suma=4324', 'suma=999999999', 'suma=2698&sens=net', 'suma=100001&sens=net'])(
  '%s is outside the limits, and the minimum wage replaces it',
  (search) => {
    const { errors, pay, isAsked } = read(search);
    expect(errors[0]?.message).toMatch(/^Scrieți un salariu (brut|net) între /);
    expect({ gross: pay.gross, isAsked }).toEqual({ gross: 4325, isAsked: false });
  },
);

test('unknown choices become the default ones', () => {
  expect(read('suma=6000&persoane=99&sens=x&baza=y').asked).toEqual({
    amount: 6000,
    isNet: false,
    dependants: 0,
    hasMinimumBase: false,
  });
});

test("of 100 lei of the minimum wage's cost, 61,09 are net, and the parts add up to 100", () => {
  // 2 699 of 4 418 are 61,0910; 1 031 are 23,3363; 413 are 9,3481; 182 are 4,1195; 93 are 2,1050.
  expect(splitOfHundred(read('').pay).map(({ ofHundred }) => ofHundred)).toEqual([
    61.09, 23.34, 9.35, 4.12, 2.1,
  ]);
  for (let gross = 4325; gross < 12_000; gross += 61) {
    const parts = splitOfHundred(read(`suma=${gross}`).pay);
    expect(parts.reduce((sum, { ofHundred }) => sum + Math.round(ofHundred * 100), 0)).toBe(10_000);
  }
});
