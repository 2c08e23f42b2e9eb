import { expect, test } from 'vitest';
import { readExchangeAmount } from './read-amount.ts';

test.each([
  ['100', 100],
  ['1 250,5', 1250.5],
  ['1.250', 1250],
  ['0,01', 0.01],
  ['99,999', 100],
])('"%s" is %d', (text, value) => {
  expect(readExchangeAmount(text)).toEqual({ value });
});

test.each([
  ['', 'Scrieți suma.'],
  ['o sută', 'Scrieți suma în cifre, de exemplu 1 250 sau 99,50.'],
  ['-5', 'Scrieți suma în cifre, de exemplu 1 250 sau 99,50.'],
  ['0', 'Scrieți o sumă mai mare decât 0.'],
  ['0,001', 'Scrieți o sumă mai mare decât 0.'],
  ['1000000000001', 'Scrieți o sumă de cel mult 1 000 000 000.'],
])('"%s" is refused: %s', (text, error) => {
  expect(readExchangeAmount(text).error?.replaceAll('\u00a0', ' ')).toBe(error);
});
