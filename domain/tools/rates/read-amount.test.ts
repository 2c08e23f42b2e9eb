import { expect, test } from 'vitest';
import { accept, messageOf } from '#domain/base/forms/read.ts';
import { readExchangeAmount } from './read-amount.ts';

test.each([
  ['100', 100],
  ['1 250,5', 1250.5],
  ['1.250', 1250],
  ['0,01', 0.01],
  ['99,999', 100],
])('"%s" is %d', (text, value) => {
  expect(readExchangeAmount(text)).toEqual(accept(value));
});

test.each([
  ['', 'Scrieți suma.'],
  ['o sută', 'Scrieți suma în cifre, de exemplu 1 250 sau 99,50.'],
  ['-5', 'Scrieți suma în cifre, de exemplu 1 250 sau 99,50.'],
  ['0', 'Scrieți o sumă mai mare decât 0.'],
  ['0,001', 'Scrieți o sumă mai mare decât 0.'],
  ['1000000000001', 'Scrieți o sumă de cel mult 1 000 000 000.'],
])('"%s" is refused: %s', (text, error) => {
  expect(messageOf(readExchangeAmount(text))?.replaceAll('\u00a0', ' ')).toBe(error);
});
