import { expect, test } from 'vitest';
import { bani } from '#domain/base/money/bani.ts';
import { formatLei, leiInSentence } from './format-money.ts';

test.each([
  [223_900, '2 239 lei', '2 239 de lei'],
  [74_633, '746,33 lei', '746,33 lei'],
  [1_128_113, '11 281,13 lei', '11 281,13 lei'],
  [200_000, '2 000 lei', '2 000 de lei'],
  [11_900, '119 lei', '119 lei'],
  [2_010, '20,10 lei', '20,10 lei'],
  [100, '1 leu', '1 leu'],
  [5, '0,05 lei', '0,05 lei'],
  [0, '0 lei', '0 lei'],
])('%i bani are "%s" as a price and "%s" in a sentence', (amount, price, sentence) => {
  expect(formatLei(bani(amount))).toBe(price.replaceAll(' ', '\u00a0'));
  expect(leiInSentence(bani(amount))).toBe(sentence.replaceAll(' ', '\u00a0'));
});

test('a difference in a price keeps its sign', () => {
  expect(formatLei(bani(-1_250))).toBe('\u221212,50\u00a0lei');
});
