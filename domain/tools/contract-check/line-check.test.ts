import { expect, test } from 'vitest';
import { resultOf, type TypedContract } from '#tests/factories/contract.ts';

const line: TypedContract = {
  tip: 'linie',
  'suma-contract': '1000',
  primiti: '1000',
  termen: '12',
  unitate: 'luni',
  platiti: '1900',
};

test.each([
  ['never ends', { dobanda: '365', minima: '5' }, 'ask', 'nu se termină'],
  ['passes the limit', { dobanda: '300', minima: '22' }, 'ask', 'mai mult decât limita'],
  ['stays below it', { dobanda: '48', minima: '10', 'minima-lei': '50' }, 'under', 'nu ajunge la limita'],
])('a line whose minimum %s', (_, typed, verdict, words) => {
  const result = resultOf('minimum', { ...line, ...typed });
  expect([result?.verdict, result?.sentence]).toEqual([verdict, expect.stringContaining(words)]);
});

test('a loan that is paid once has no question about a minimum', () => {
  expect(resultOf('minimum', { minima: '5' })).toBeNull();
});
