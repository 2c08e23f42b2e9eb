import { expect, test } from 'vitest';
import { fromLei } from '#domain/money/bani.ts';
import { resultOf, type TypedContract } from '#tests/factories/contract.ts';
import { minimumExit } from './line-check.ts';

test('the minimum pays a line month by month, by hand', () => {
  // 100 lei at 10% a month, at least 60: 110 − 60 = 50; 55 ≤ 60 is paid whole. Interest 10 + 5.
  expect(minimumExit(fromLei(100), 10, { percent: 5, atLeast: fromLei(60) })).toEqual({
    months: 2,
    cost: fromLei(15),
  });
});

test('a minimum that does not cover the interest never ends', () => {
  expect(minimumExit(fromLei(100), 10, { percent: 5, atLeast: fromLei(10) })).toBeNull();
  expect(minimumExit(fromLei(100), 10, { percent: 5, atLeast: fromLei(11) })).not.toBeNull();
});

const line: TypedContract = { tip: 'linie', primiti: '1000', termen: '12', unitate: 'luni', platiti: '1900' };

test.each([
  ['never ends', { dobanda: '365', minima: '5' }, 'ask', 'nu se termină'],
  ['passes the limit', { dobanda: '300', minima: '22' }, 'ask', 'mai mult decât limita'],
  ['stays below it', { dobanda: '48', minima: '10', 'minima-lei': '50' }, 'under', 'nu ajunge la limita'],
])('a line whose minimum %s', (_, typed, verdict, words) => {
  const result = resultOf('minimum', { ...line, ...typed });
  expect([result?.verdict, result?.sentence]).toEqual([verdict, expect.stringContaining(words)]);
});

test('a loan that is paid once has no minimum to ask about', () => {
  expect(resultOf('minimum', { minima: '5' })).toBeNull();
});
