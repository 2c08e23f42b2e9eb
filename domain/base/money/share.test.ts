import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromLei } from './bani.ts';
import { percentShare, shareOf } from './share.ts';

// By hand: each is exactly half a ban before rounding.
test.each([
  [2_200, 5.97, 10.95], // 10,945
  [7_800, 0.37, 2.41], // 2,405
  [1_000, 5.97, 4.98], // 4,975
])('a month of %d lei at %d percent a year costs %d lei', (lei, percent, expected) => {
  expect(shareOf(fromLei(lei), percentShare(percent, { over: 12 }))).toBe(fromLei(expected));
});

test('half a ban of daily interest is rounded up', () => {
  // 123,50 lei × 7 days × 0,1% = 0,8645; 10 lei × 3 × 0,35% = 0,105.
  expect(shareOf(fromLei(123.5), percentShare(0.1, { times: 7 }))).toBe(86);
  expect(shareOf(fromLei(10), percentShare(0.35, { times: 3 }))).toBe(11);
});

test('a share equals the result of integer arithmetic, also where products exceed exact numbers', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_000 }),
      fc.integer({ min: 0, max: 500_000_000 }), // millionths of a percent
      fc.integer({ min: 0, max: 400 }),
      fc.constantFrom(1, 12, 52, 365, 31 * 12),
      (amount, millionths, times, over) => {
        const share = percentShare(millionths / 1e6, { times, over });
        const divisor = 100_000_000n * BigInt(over);
        const exact = BigInt(amount) * BigInt(millionths) * BigInt(times);
        expect(shareOf(amount, share)).toBe(Number((2n * exact + divisor) / (2n * divisor)));
      },
    ),
    { numRuns: 1_000 },
  );
});
