import { expect, test } from 'vitest';
import { alertInWords, isFarFrom, isPast, type RateAlert } from './rate-alert.ts';

const euroAbove: RateAlert = { currency: 'EUR', units: 1, direction: 'above', threshold: '5.1000' };
const forintBelow: RateAlert = { currency: 'HUF', units: 100, direction: 'below', threshold: '1.3000' };
const rate = (value: string, units = 1) => ({ value, units, day: '2026-11-20' });

test.each([
  ['5.1001', true],
  ['5.1000', false],
  ['5.0999', false],
])('with the euro at %s, „peste 5,10” is %s', (value, expected) => {
  expect(isPast(euroAbove, rate(value))).toBe(expected);
});

test('a rate for other units is converted to the same ones', () => {
  expect(isPast(forintBelow, rate('1.2999', 100))).toBe(true);
  expect(isPast(forintBelow, rate('0.0129', 1))).toBe(true);
  expect(isPast(forintBelow, rate('0.0130', 1))).toBe(false);
});

test.each([
  ['5.1000', false],
  ['2.5000', true],
  ['51.0000', true],
  ['10.0000', false],
])('with the euro at 5,0500, the value %s is mistyped: %s', (threshold, expected) => {
  expect(isFarFrom(threshold, rate('5.0500'))).toBe(expected);
});

test('an alert reads as a sentence', () => {
  expect(alertInWords(euroAbove)).toBe('1\u00a0EUR trece peste 5,10\u00a0lei');
  expect(alertInWords({ ...forintBelow, threshold: '1.3025' })).toBe(
    '100\u00a0HUF scade sub 1,3025\u00a0lei',
  );
});
