import { afterEach, expect, test } from 'vitest';
import { countries } from '#domain/law/countries/countries.ts';
import { showCurrency } from '#domain/base/locale/shown-style.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { lei } from '#domain/base/money/currency-style.ts';
import { formatDate } from './format-date.ts';
import { currencySign, formatLei, formatMoney, moneyInSentence } from './format-money.ts';
import { formatNumber } from './format-number.ts';
import { formatPercent } from './format-percent.ts';
import { parseTypedNumber } from './parse-number.ts';

afterEach(() => showCurrency(lei));

// By CLDR 48; the next test asks Intl itself.
test.each([
  ['RO', '1\u00a0234\u00a0567,50\u00a0lei', '2\u00a0000\u00a0lei', '100\u00a0lei'],
  ['PL', '1\u00a0234\u00a0567,50\u00a0zł', '2000\u00a0zł', '100\u00a0zł'],
  ['CO', '$\u00a01.234.568', '$\u00a02.000', '$\u00a0100'],
  ['MX', '$1,234,567.50', '$2,000', '$100'],
  ['ES', '1.234.567,50\u00a0€', '2000\u00a0€', '100\u00a0€'],
  ['KZ', '1\u00a0234\u00a0567,50\u00a0₸', '2\u00a0000\u00a0₸', '100\u00a0₸'],
  ['VN', '1.234.568\u00a0₫', '2.000\u00a0₫', '100\u00a0₫'],
  ['LK', 'රු.\u00a01,234,567.50', 'රු.\u00a02,000', 'රු.\u00a0100'],
  ['PH', '₱1,234,567.50', '₱2,000', '₱100'],
  ['UA', '1\u00a0234\u00a0567,50\u00a0₴', '2\u00a0000\u00a0₴', '100\u00a0₴'],
  ['ZA', 'R\u00a01\u00a0234\u00a0567,50', 'R\u00a02\u00a0000', 'R\u00a0100'],
] as const)('%s writes %s', (code, long, thousands, short) => {
  showCurrency(countries[code].currency);
  expect([1_234_567.5, 2000, 100].map((amount) => formatMoney(fromLei(amount)))).toEqual([
    long,
    thousands,
    short,
  ]);
});

const others = Object.values(countries).filter(({ code }) => code !== 'RO');

test.each(others)(
  '$code writes money, numbers, percentages and days as Intl does',
  ({ language, currency }) => {
    showCurrency(currency);
    const numbers = [0, 7, 999, 1_000, 9_999, 10_000, 1_234_567.25];
    const written = (options: Intl.NumberFormatOptions) => {
      const format = new Intl.NumberFormat(language, options);
      return numbers.map((number) => format.format(number));
    };
    const money = { style: 'currency', currency: currency.code, currencyDisplay: 'narrowSymbol' } as const;

    expect(numbers.map((number) => formatMoney(fromLei(number)))).toEqual(
      written({ ...money, trailingZeroDisplay: 'stripIfInteger' }),
    );
    expect(numbers.map((number) => formatNumber(number, 2))).toEqual(written({ minimumFractionDigits: 2 }));
    expect(numbers.map((number) => formatPercent(number, 1))).toEqual(
      numbers.map((number) =>
        new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 }).format(number / 100),
      ),
    );
    const days = new Intl.DateTimeFormat(language, {
      timeZone: 'UTC',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    });
    expect(formatDate('2026-11-03')).toBe(days.format(new Date('2026-11-03T12:00:00Z')));
  },
);

test.each(Object.values(countries))(
  'a number that $code writes into a field is read from it again',
  ({ currency }) => {
    showCurrency(currency);
    const whole = [5, 2000, 10_000, 1_234_567];
    const parts = [12.5, 313.36];
    const read = [
      ...whole.flatMap((value) => [formatNumber(value), formatMoney(fromLei(value))]),
      ...parts.map((value) => formatNumber(value, 2)),
    ].map((text) => parseTypedNumber(text));
    expect(read).toEqual(
      [...whole.flatMap((value) => [value, value]), ...parts].map((value) => ({ ok: true, value })),
    );
  },
);

test('a sentence counts lei and only writes other money', () => {
  expect(moneyInSentence(fromLei(2000))).toBe('2\u00a0000\u00a0de\u00a0lei');
  showCurrency(countries.KZ.currency);
  expect(moneyInSentence(fromLei(2000))).toBe('2\u00a0000\u00a0₸');
  expect(currencySign()).toBe('₸');
});

test('amounts in lei stay in lei in every country', () => {
  showCurrency(countries.KZ.currency);
  expect(formatLei(fromLei(2000))).toBe('2\u00a0000\u00a0lei');
});
