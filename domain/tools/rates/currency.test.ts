import { expect, test } from 'vitest';
import type { Currency } from '#domain/texts/schemas/currencies-schema.ts';
import { amountOf, searchCurrencies } from './currency.ts';

const currency = (code: string, one: string, few: string, country: string): Currency => ({
  code,
  one,
  few,
  oneDefinite: one,
  fewDefinite: few,
  genitive: one,
  country,
  multiplier: 1,
});
const dollar = currency('USD', 'dolar american', 'dolari americani', 'Statele Unite ale Americii');
const pound = currency('GBP', 'liră sterlină', 'lire sterline', 'Regatul Unit');
const rand = currency('ZAR', 'rand sud-african', 'ranzi sud-africani', 'Africa de Sud');

test.each([
  [1, '1 dolar american'],
  [2, '2 dolari americani'],
  [20, '20 de dolari americani'],
  [101, '101 dolari americani'],
  [1.5, '1,50 dolari americani'],
  [20.5, '20,50 dolari americani'],
  [0, '0 dolari americani'],
])('%d is written "%s"', (amount, expected) => {
  expect(amountOf(amount, dollar).replaceAll('\u00a0', ' ')).toBe(expected);
});

test.each([
  ['usd', ['USD']],
  ['Dolar', ['USD']],
  ['lira', ['GBP']],
  ['lire sterline', ['GBP']],
  ['africa', ['ZAR']],
  ['a', ['USD', 'GBP', 'ZAR']],
  ['zloti', []],
  ['  ', []],
])('"%s" finds %o', (query, expected) => {
  expect(searchCurrencies([dollar, pound, rand], query).map(({ code }) => code)).toEqual(expected);
});

test('a code comes before a word that contains it', () => {
  const usdt = currency('AAA', 'usd nou', 'usd noi', 'x');

  expect(searchCurrencies([usdt, dollar], 'usd')[0]).toBe(dollar);
});
