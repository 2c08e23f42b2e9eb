import { expect, test } from 'vitest';
import { convert } from './convert.ts';
import { leuQuote } from './rate.ts';
import { throughEuro } from './through-euro.ts';

const euro = { value: '5.2452', multiplier: 1 };

test.each([
  ['1.95583', 100, 195.583],
  ['7.53450', 1, 7.5345],
])('at %s for a euro, %i euro are %d of them, whatever the euro costs today', (perEuro, amount, expected) => {
  for (const value of ['5.2452', '4.9767']) {
    const today = { ...euro, value };
    expect(convert(amount, today, throughEuro(today, perEuro), 6)).toBe(expected);
  }
});

test('its value in lei is its share of a euro', () => {
  // 195,583 leva are 100 euro, which are 524,52 lei.
  expect(convert(195.58, throughEuro(euro, '1.95583'), leuQuote)).toBe(524.51);
  expect(convert(1_955.83, throughEuro(euro, '1.95583'), leuQuote)).toBe(5_245.2);
});
