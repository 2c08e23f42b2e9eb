import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { newRoadLender, statedLimits } from '#tests/factories/rate-illustration.ts';
import { isKnownToLend, isRuledOut } from './lender-reach.ts';

const asked = (lei: number, count: number) => ({
  principal: fromLei(lei),
  term: { count, unit: 'months' as const },
});

test('a bank is known to lend amounts within both stated limits, up to its longest term', () => {
  expect(isKnownToLend(newRoadLender({ limits: statedLimits() }), asked(2_000, 12))).toBe(true);
  for (const unknown of [
    { leastLei: 'unknown' },
    { mostLei: 'unknown' },
    { mostMonths: 'unknown' },
  ] as const) {
    expect(isKnownToLend(newRoadLender({ limits: statedLimits(unknown) }), asked(2_000, 12))).toBe(false);
  }
});

test("only a bank's own statement excludes a loan: an unknown limit does not", () => {
  const lender = newRoadLender({ limits: statedLimits() });
  expect([1_999, 2_000, 100_000, 100_001].map((lei) => isRuledOut(lender, asked(lei, 12)))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect([11, 12, 60, 61].map((count) => isRuledOut(lender, asked(2_000, count)))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(isRuledOut(newRoadLender(), asked(100, 3))).toBe(false);
});
