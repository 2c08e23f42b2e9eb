import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBnrXml } from './read-bnr-xml.ts';

// Reads a file as the national bank published it.
const sample = (name: string) =>
  readFileSync(new URL(`../../../tests/cases/rates/${name}`, import.meta.url), 'utf8');
const oneDay = sample('nbrfxrates-2024-01-23.xml');

test('a file of one day is read', () => {
  const { publishedOn, rates } = readBnrXml(oneDay);

  expect(publishedOn).toBe('2024-01-23');
  expect(rates).toHaveLength(31);
  expect(rates).toContainEqual({
    provider: 'bnr',
    currency: 'EUR',
    day: '2024-01-23',
    value: '4.9767',
    multiplier: 1,
  });
  expect(rates).toContainEqual(
    expect.objectContaining({ currency: 'HUF', value: '1.2936', multiplier: 100 }),
  );
});

test('the ten days of the old namespace equal the same days in the year of the new one', () => {
  const tenDays = readBnrXml(sample('nbrfxrates10days-2026-04-08.xml'));
  const year = readBnrXml(sample('nbrfxrates2026-to-2026-08-19.xml'));

  const days = new Set(tenDays.rates.map(({ day }) => day));
  expect(days.size).toBe(10);
  expect(new Set(year.rates.map(({ day }) => day)).size).toBe(157);
  const key = (rate: { day: string; currency: string }) => `${rate.day} ${rate.currency}`;
  const byKey = (a: { day: string; currency: string }, b: { day: string; currency: string }) =>
    key(a).localeCompare(key(b));
  expect(tenDays.rates.toSorted(byKey)).toEqual(
    year.rates.filter(({ day }) => days.has(day)).toSorted(byKey),
  );
});

test.each(['-', '0.0000', '-4.9767', '4,9767', ''])(
  'an invalid value, "%s", leaves out its currency alone',
  (value) => {
    const { rates, skipped } = readBnrXml(oneDay.replace('4.9767', value));

    expect(rates).toHaveLength(30);
    expect(skipped).toMatchObject([{ currency: 'EUR', day: '2024-01-23', value }]);
  },
);

test('another namespace and a prefix change nothing', () => {
  const moved = oneDay
    .replace('xmlns="http://www.bnr.ro/xsd"', 'xmlns:b="urn:other"')
    .replace(/<(\/?)(DataSet|Header|Body|Cube|Rate)\b/g, '<$1b:$2');

  expect(moved).toContain('<b:Cube');
  expect(readBnrXml(moved)).toEqual(readBnrXml(oneDay));
});

test.each([
  ['a home page', '<!doctype html><html lang="ro"><body>BNR</body></html>', 'not-xml'],
  ['well-formed HTML', '<html><body>BNR</body></html>', 'unexpected-content'],
  ['a file cut short', oneDay.slice(0, 900), 'not-xml'],
  ['rates in another currency', oneDay.replace('>RON<', '>EUR<'), 'unexpected-content'],
  ['no rates', oneDay.replace(/<Cube[^]*<\/Cube>/, ''), 'unexpected-content'],
  [
    'a file whose values are no rates',
    oneDay.replaceAll(/>\d\.\d{4}</g, '>-<').replaceAll(/>\d+\.\d{4}</g, '>-<'),
    'unexpected-content',
  ],
  [
    'a day that is none',
    oneDay.replace('Cube date="2024-01-23"', 'Cube date="2024-02-30"'),
    'unexpected-content',
  ],
  ['a strange multiplier', oneDay.replace('multiplier="100"', 'multiplier="7"'), 'unexpected-content'],
])('%s is refused', (_name, text, code) => {
  expect(() => readBnrXml(text)).toThrow(expect.objectContaining({ code }));
});
