import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { explainUnserved } from './explain-unserved.ts';
import type { UnservedReason } from './offer-quote.ts';

test.each([
  [{ kind: 'amount-above', max: fromLei(5_000), year: null }, 'Dă cel mult 5 000 de lei.'],
  [{ kind: 'amount-below', min: fromLei(110), year: null }, 'Dă cel puțin 110 lei.'],
  [{ kind: 'term-below', minDays: 30, year: null }, 'Dă bani pe cel puțin 30 de zile.'],
  [{ kind: 'term-above', maxDays: 364, year: null }, 'Dă bani pe cel mult 364 de zile.'],
  [
    { kind: 'amount-above', max: fromLei(5_000), year: '2022' },
    'În 2022 dădea cel mult 5 000 de lei. Întrebați cât dă azi.',
  ],
  [
    {
      kind: 'products',
      limits: [
        { product: 'linie de credit', kind: 'amount-above', max: fromLei(5_000), year: null },
        { product: '6 rate lunare egale', kind: 'amount-above', max: fromLei(10_000), year: null },
      ],
    },
    'Linie de credit: cel mult 5 000 de lei; 6 rate lunare egale: cel mult 10 000 de lei.',
  ],
] satisfies [UnservedReason, string][])('%o', (reason, sentence) => {
  expect(explainUnserved(reason).replaceAll('\u00a0', ' ')).toBe(sentence);
});

test('a price above the legal maximum is named as such', () => {
  expect(explainUnserved({ kind: 'over-legal-maximum' })).toContain('trece de maximul legal');
});
