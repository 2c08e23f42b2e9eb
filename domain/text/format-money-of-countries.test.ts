import { afterEach, expect, test } from 'vitest';
import { countries } from '#domain/countries/countries.ts';
import { fromLei } from '#domain/money/bani.ts';
import { lei } from '#domain/money/currency-style.ts';
import { currencySign, formatLei, formatMoney, moneyInSentence, showCurrency } from './format-money.ts';

afterEach(() => showCurrency(lei));

// Written as newspapers of each country write prices.
test.each([
  ['RO', '1\u00a0234\u00a0567,50\u00a0lei', '2\u00a0000\u00a0lei', '100\u00a0lei'],
  ['PL', '1\u00a0234\u00a0567,50\u00a0zł', '2\u00a0000\u00a0zł', '100\u00a0zł'],
  ['CO', '$1.234.567,50', '$2.000', '$100'],
  ['MX', '$1,234,567.50', '$2,000', '$100'],
  ['ES', '1.234.567,50\u00a0€', '2.000\u00a0€', '100\u00a0€'],
  ['KZ', '1\u00a0234\u00a0567,50\u00a0₸', '2\u00a0000\u00a0₸', '100\u00a0₸'],
  ['VN', '1.234.567,50\u00a0₫', '2.000\u00a0₫', '100\u00a0₫'],
  ['LK', 'රු.1,234,567.50', 'රු.2,000', 'රු.100'],
  ['PH', '₱1,234,567.50', '₱2,000', '₱100'],
  ['UA', '1\u00a0234\u00a0567,50\u00a0₴', '2\u00a0000\u00a0₴', '100\u00a0₴'],
  ['ZA', 'R1\u00a0234\u00a0567,50', 'R2\u00a0000', 'R100'],
] as const)('%s writes %s', (code, long, thousands, short) => {
  showCurrency(countries[code].currency);
  expect([1_234_567.5, 2000, 100].map((amount) => formatMoney(fromLei(amount)))).toEqual([
    long,
    thousands,
    short,
  ]);
});

test('a sentence counts lei and only writes other money', () => {
  expect(moneyInSentence(fromLei(2000))).toBe('2\u00a0000\u00a0de\u00a0lei');
  showCurrency(countries.PL.currency);
  expect(moneyInSentence(fromLei(2000))).toBe('2\u00a0000\u00a0zł');
  expect(currencySign()).toBe('zł');
});

test('what is in lei stays in lei in every country', () => {
  showCurrency(countries.MX.currency);
  expect(formatLei(fromLei(2000))).toBe('2\u00a0000\u00a0lei');
});
