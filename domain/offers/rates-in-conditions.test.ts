import { expect, test } from 'vitest';
import { ratesInConditions } from './rates-in-conditions.ts';

const daily = (percent: number) => [{ interest: { per: 'day' as const, percent } }];
// The condition of Smile Credit, as content/data/offers-ro.yml has it.
const extension = 'La prelungire, dobânda de 1% pe zi se calculează pentru întreaga perioadă de creditare.';

test('a condition that keeps the old rate is named beside the new one', () => {
  const [note = '', ...more] = ratesInConditions([extension, 'Se cere actul de identitate.'], daily(1.2));
  expect(more).toEqual([]);
  expect(note).toContain('altă dobândă, 1% pe zi');
  expect(note).toContain(extension);
});

test.each([
  ['the proposed rate itself', extension, 1],
  ['a rate of another unit', 'Dobânda penalizatoare este de 12% pe an.', 1],
  ['a percent that is no rate', 'Plătiți cel puțin 10% din suma folosită, în fiecare zi.', 1],
  ['a rate with a comma', 'Dobânda este 0,8%/zi.', 0.8],
])('%s is no reason to warn', (_, text, percent) => {
  expect(ratesInConditions([text], daily(percent))).toEqual([]);
});

test('a product without a known rate contradicts no text', () => {
  expect(ratesInConditions([extension], [{ interest: 'unknown' }])).toEqual([]);
});
