import { expect, test } from 'vitest';
import { readThreshold } from './read-threshold.ts';

test.each([
  ['5,10', '5.1000'],
  ['5,1', '5.1000'],
  ['5.10 lei', '5.1000'],
  ['5,1023', '5.1023'],
  ['5', '5.0000'],
  ['1 250,5', '1250.5000'],
])('%j is the value %s', (typed, value) => {
  expect(readThreshold(typed)).toEqual({ value });
});

test.each([
  ['', 'Scrieți valoarea în lei, în cifre, de exemplu 5,10'],
  ['cinci', 'Scrieți valoarea în lei, în cifre, de exemplu 5,10'],
  ['-5,10', 'Scrieți valoarea în lei, în cifre, de exemplu 5,10'],
  ['5,10234', 'Scrieți valoarea cu cel mult patru zecimale'],
  ['0', 'Scrieți o valoare mai mare decât 0 și de cel mult 100\u00a0000'],
  ['100001', 'Scrieți o valoare mai mare decât 0 și de cel mult 100\u00a0000'],
])('%j is not a value: %s', (typed, error) => {
  expect(readThreshold(typed)).toEqual({ error });
});
