import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { costBarSentence } from './cost-bar-sentence.ts';

// Replaces no-break spaces by spaces, to be readable.
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('states amount, cost, total, the legal maximum and the difference to it, with "de" where Romanian grammar requires it', () => {
  const sentence = costBarSentence({
    principal: fromLei(2_000),
    cost: fromLei(119),
    maximum: fromLei(3_820),
  });
  expect(plain(sentence)).toBe(
    'Împrumutați 2 000 de lei, plătiți costuri de 119 lei, în total 2 119 lei. ' +
      'Maximul legal este de 3 820 de lei, adică mai sunt 1 701 lei până la el.',
  );
});

test('states when the cost equals the legal maximum', () => {
  const sentence = costBarSentence({ principal: fromLei(500), cost: fromLei(75), maximum: fromLei(575) });
  expect(plain(sentence)).toBe(
    'Împrumutați 500 de lei, plătiți costuri de 75 de lei, în total 575 de lei. Este chiar maximul legal.',
  );
});

test('an unknown price is called unknown, never zero', () => {
  const sentence = costBarSentence({ principal: fromLei(2_000), cost: null, maximum: fromLei(3_820) });
  expect(plain(sentence)).toBe(
    'Împrumutați 2 000 de lei. Prețul creditorului nu îl avem. Maximul legal este de 3 820 de lei.',
  );
});

test('above the legal maximum the sentence states the excess', () => {
  const sentence = costBarSentence({
    principal: fromLei(1_500),
    cost: fromLei(615),
    maximum: fromLei(1_950),
  });
  expect(sentence.replaceAll('\u00a0', ' ')).toBe(
    'Împrumutați 1 500 de lei, plătiți costuri de 615 lei, în total 2 115 lei. Maximul legal este de 1 950 de lei, iar totalul trece cu 165 de lei peste el.',
  );
});
