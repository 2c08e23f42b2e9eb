import { expect, test } from 'vitest';
import { bani, fromLei } from '#domain/base/money/bani.ts';
import { costBarGeometry } from './cost-bar-geometry.ts';

test('the parts lie where the figures place them', () => {
  // 2 000 lei, 239 lei of cost, 3 820 lei at most: 2 000 / 3 820 = 52.36%, 2 239 / 3 820 = 58.61%.
  const bar = costBarGeometry({ principal: fromLei(2_000), cost: fromLei(239), maximum: fromLei(3_820) });
  expect(bar.amount).toBe(52.36);
  expect(bar.costEnd).toBeCloseTo(58.62, 1);
  expect(bar.maximum).toBe(100);
});

test('a small cost stays visible: at least 0.8% of the width', () => {
  const bar = costBarGeometry({ principal: fromLei(1_000), cost: bani(1), maximum: fromLei(2_000) });
  expect(bar).toEqual({ amount: 50, costEnd: 50.8, maximum: 100 });
});

test('a cost at the legal maximum fills the bar exactly', () => {
  const bar = costBarGeometry({ principal: fromLei(1_000), cost: fromLei(1_000), maximum: fromLei(2_000) });
  expect(bar).toEqual({ amount: 50, costEnd: 100, maximum: 100 });
});

test('without a known price the bar has only the amount and the room up to the maximum', () => {
  const bar = costBarGeometry({ principal: fromLei(500), cost: null, maximum: fromLei(1_000) });
  expect(bar).toEqual({ amount: 50, costEnd: 50, maximum: 100 });
});

test('a loan outside the law may exceed the reference, which then lies inside the bar', () => {
  // 1 000 + 1 500 = 2 500 lei against 2 000: the reference is at 80%.
  const bar = costBarGeometry({ principal: fromLei(1_000), cost: fromLei(1_500), maximum: fromLei(2_000) });
  expect(bar).toEqual({ amount: 40, costEnd: 100, maximum: 80 });
});

test('figures without a possible bar throw', () => {
  expect(() => costBarGeometry({ principal: bani(0), cost: null, maximum: fromLei(1) })).toThrow(RangeError);
  expect(() => costBarGeometry({ principal: fromLei(2), cost: null, maximum: fromLei(1) })).toThrow(
    RangeError,
  );
});
