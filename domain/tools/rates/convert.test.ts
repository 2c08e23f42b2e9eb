import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convert, MAX_AMOUNT, quotedUnits } from './convert.ts';
import { leuQuote } from './rate.ts';

// BNR, 19.08.2026.
const euro = { value: '5.2452', multiplier: 1 };
const dollar = { value: '4.5190', multiplier: 1 };
const forint = { value: '1.4375', multiplier: 100 };

test.each([
  [100, euro, leuQuote, 524.52],
  [1000, leuQuote, euro, 190.65], // 1000 / 5.2452 = 190.6505…
  [100, euro, dollar, 116.07], // 524.52 / 4.5190 = 116.0699…
  [10_000, forint, leuQuote, 143.75],
  [1, euro, forint, 364.88], // 5.2452 / 0.014375 = 364.8834…
  [0.05, euro, leuQuote, 0.26], // 0.26226
  [0, euro, leuQuote, 0],
])('%d by %o in %o is %d', (amount, from, to, expected) => {
  expect(convert(amount, from, to)).toBe(expected);
});

test('the same currency gives the same amount back', () => {
  const amounts = fc.integer({ min: 0, max: MAX_AMOUNT }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(convert(amount, forint, forint)).toBe(amount);
    }),
  );
});

test('more of a currency is never worth less', () => {
  const amounts = fc.tuple(fc.nat(MAX_AMOUNT), fc.nat(MAX_AMOUNT));
  fc.assert(
    fc.property(amounts, ([a, b]) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      expect(convert(less, dollar, euro)).toBeLessThanOrEqual(convert(more, dollar, euro));
    }),
  );
});

test.each([-1, Number.NaN, MAX_AMOUNT + 1, Infinity])('%d cannot be converted', (amount) => {
  expect(() => convert(amount, euro, leuQuote)).toThrow(RangeError);
});

test.each([
  [5.2452, 1],
  [0.0472, 1],
  [0.014375, 100],
  [0.000254, 10_000],
])('a price of %d is quoted for %i units', (price, units) => {
  expect(quotedUnits(price)).toBe(units);
});
