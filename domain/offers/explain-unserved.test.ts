import { expect, test } from 'vitest';
import { fromLei } from '#domain/money/bani.ts';
import { explainUnserved } from './explain-unserved.ts';

test.each([
  [
    { kind: 'amount-above', max: fromLei(5_000), year: null },
    'Acest creditor împrumută cel mult 5 000 de lei.',
  ],
  [{ kind: 'amount-below', min: fromLei(110), year: null }, 'Acest creditor împrumută cel puțin 110 lei.'],
  [{ kind: 'term-below', minDays: 30, year: null }, 'Acest creditor împrumută pe cel puțin 30 de zile.'],
  [{ kind: 'term-above', maxDays: 364, year: null }, 'Acest creditor împrumută pe cel mult 364 de zile.'],
  [
    { kind: 'amount-above', max: fromLei(5_000), year: '2022' },
    'Știm o limită din 2022: cel mult 5 000 de lei. Întrebați creditorul dacă mai este aceeași.',
  ],
] as const)('%o', (reason, sentence) => {
  expect(explainUnserved(reason).replaceAll('\u00a0', ' ')).toBe(sentence);
});

test('a price above the legal maximum is named as such', () => {
  expect(explainUnserved({ kind: 'over-legal-maximum' })).toContain('trece de maximul legal');
});
