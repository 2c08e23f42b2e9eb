import { expect, test } from 'vitest';
import { bani } from '#domain/base/money/bani.ts';
import { paymentsInWords } from './worked-example.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [{ count: 1, amount: 376_000, last: 376_000 }, 'o singură plată de 3 760 de lei'],
  [{ count: 3, amount: 77_800, last: 77_800 }, '3 rate de 778 lei'],
  [{ count: 3, amount: 74_633, last: 74_634 }, '2 rate de 746,33 lei și ultima de 746,34 lei'],
  [{ count: 2, amount: 10_001, last: 10_000 }, 'o rată de 100,01 lei și ultima de 100 lei'],
])('%o is written "%s"', ({ count, amount, last }, words) => {
  const payments = { count, amount: bani(amount), last: bani(last), areUneven: false };
  expect(spaced(paymentsInWords(payments))).toBe(words);
});

test('payments that differ by a ban are given as an approximate amount', () => {
  const payments = { count: 60, amount: bani(30_417), last: bani(30_418), areUneven: true };
  expect(spaced(paymentsInWords(payments))).toBe('60 de rate de circa 304,17 lei');
});
