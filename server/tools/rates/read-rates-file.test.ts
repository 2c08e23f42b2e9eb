import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRatesFile } from './read-rates-file.ts';

const known = {
  banks: new Set(['bcr', 'brd']),
  currencies: new Set(['EUR', 'JPY']),
  today: '2026-11-20',
};
const read = (text: string) => readRatesFile(text, known);
const starting = (name: string) =>
  readFileSync(new URL(`../../../content/data/rates/${name}`, import.meta.url), 'utf8');

test('the national bank’s table is read', () => {
  const { publishedOn, rates } = read('date,EUR,HUF,HRK\n2026-08-18,5.2442,1.4388,\n2026-08-19,5.2452,,');

  expect(publishedOn).toBe('2026-08-19');
  expect(rates).toEqual([
    { provider: 'bnr', currency: 'EUR', day: '2026-08-18', value: '5.2442', multiplier: 1 },
    { provider: 'bnr', currency: 'HUF', day: '2026-08-18', value: '1.4388', multiplier: 100 },
    { provider: 'bnr', currency: 'EUR', day: '2026-08-19', value: '5.2452', multiplier: 1 },
  ]);
});

test('an invalid value in a table leaves out its currency alone, and is named', () => {
  const { rates, skipped } = read('date,EUR,USD,EGP\n2026-11-20,5.0977,4.4012,-');
  expect(rates.map(({ currency, value }) => [currency, value])).toEqual([
    ['EUR', '5.0977'],
    ['USD', '4.4012'],
  ]);
  expect(skipped).toEqual([{ currency: 'EGP', day: '2026-11-20', value: '-' }]);

  const ecb = read('Date,USD,HUF,RON\n2020-01-02,1.1193,-,4.7828\n2020-01-03,1.1147,330,-');
  expect(ecb.rates.map(({ currency, day }) => [currency, day])).toEqual([
    ['USD', '2020-01-02'],
    ['EUR', '2020-01-02'],
  ]);
  expect(ecb.skipped.map(({ currency, day }) => [currency, day])).toEqual([
    ['HUF', '2020-01-02'],
    ['RON', '2020-01-03'],
  ]);
});

test('the European Central Bank’s table, as it publishes it, becomes lei', () => {
  const text = 'Date,USD,HUF,BGN,RON,\n2020-01-02,1.1193,329.98,N/A,4.7828,\n2020-01-03,1.1147,,,N/A,\n';

  expect(read(text).rates).toEqual([
    { provider: 'ecb', currency: 'USD', day: '2020-01-02', value: '4.273028', multiplier: 1 }, // 4.7828 / 1.1193
    { provider: 'ecb', currency: 'HUF', day: '2020-01-02', value: '1.449421', multiplier: 100 }, // 478.28 / 329.98
    { provider: 'ecb', currency: 'EUR', day: '2020-01-02', value: '4.782800', multiplier: 1 },
  ]);
});

test('banks’ lists are read as CSV with commas in the figures or as JSON', () => {
  const expected = [
    { bank: 'bcr', currency: 'EUR', day: '2026-11-20', multiplier: 1, buy: '5.1900', sell: '5.3400' },
    { bank: 'bcr', currency: 'JPY', day: '2026-11-20', multiplier: 100, buy: '2.8', sell: '3' },
  ];
  const csv =
    'bank;currency;day;buy;sell;multiplier\nbcr;EUR;2026-11-20;5,1900;5,3400;\nbcr;jpy;2026-11-20;2,8;3;100\n';
  const json = JSON.stringify([
    { bank: 'bcr', currency: 'EUR', day: '2026-11-20', buy: '5.1900', sell: '5.3400' },
    { bank: 'bcr', currency: 'JPY', day: '2026-11-20', buy: 2.8, sell: 3, multiplier: 100 },
  ]);

  expect(read(csv)).toEqual({ publishedOn: '2026-11-20', rates: [], bankRates: expected, skipped: [] });
  expect(read(json).bankRates).toEqual(expected);
});

test.each([
  ['a bank that buys for more than it sells', 'bank,currency,day,buy,sell\nbcr,EUR,2026-11-20,5.34,5.19'],
  ['a missing figure', 'bank,currency,day,buy,sell\nbcr,EUR,2026-11-20,5.19'],
  ['a bank by its name', 'bank,currency,day,buy,sell\nBanca X,EUR,2026-11-20,5.19,5.34'],
  ['a day in another order', 'date,EUR\n19.08.2026,5.2452'],
  ['a row that is too long', 'date,EUR\n2026-08-19,5.2452,1'],
  ['no table of rates', 'name,age\nx,1'],
  ['broken JSON', '[{'],
  ['nothing', ''],
])('%s is refused', (_name, text) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ name: 'RatesError' }));
});

test.each([
  ['bank,currency,day,buy,sell', 'abc,EUR,2026-11-20,5.19,5.34', 'unknown-bank', 'bank'],
  ['bank,currency,day,buy,sell', 'bcr,XYZ,2026-11-20,5.19,5.34', 'unknown-currency', 'currency'],
  ['bank,currency,day,buy,sell', 'bcr,EUR,2026-11-21,5.19,5.34', 'future-day', 'day'],
  ['bank,currency,day,buy,sell', 'bcr,EUR,20.11.2026,5.19,5.34', 'unexpected-content', 'day'],
  ['bank,currency,day,buy,sell', 'bcr,EUR,2026-11-20,5.34,5.19', 'not-a-rate', 'sell'],
  ['bank,currency,day,buy,sell', 'bcr,EUR,2026-11-20,0,5.34', 'not-a-rate', 'buy'],
  ['bank,currency,day,buy', 'bcr,EUR,2026-11-20,5.34', 'unexpected-content', 'sell'],
  [
    'bank,currency,day,buy,sell,multiplier',
    'bcr,EUR,2026-11-20,5.19,5.34,x',
    'unexpected-content',
    'multiplier',
  ],
])('a list is refused with the line of the file: %s / %s', (head, line, code, field) => {
  const list = () => read(`# what the bank sent\n${head}\n\n${line}\n`);

  expect(list).toThrow(expect.objectContaining({ code, place: { line: 4, field } }));
});

test('a list with a repeated entry is refused', () => {
  const line = { bank: 'bcr', currency: 'EUR', day: '2026-11-20', buy: '5.19', sell: '5.34' };
  const list = () => read(JSON.stringify([line, { ...line, currency: 'eur', sell: '5.35' }]));

  expect(list).toThrow(expect.objectContaining({ place: { line: 2 } }));
});

test('the starting files are complete', () => {
  const bnr = read(starting('bnr-reference-rates.csv'));
  const ecb = read(starting('ecb-euro-rates.csv'));

  expect(new Set(bnr.rates.map(({ day }) => day)).size).toBe(673);
  expect(bnr.publishedOn).toBe('2026-08-19');
  // The second source fills only the gaps: the national bank's days are its own.
  const days = new Set(bnr.rates.map(({ day }) => day));
  expect(ecb.rates.filter(({ day }) => days.has(day))).toEqual([]);
});
