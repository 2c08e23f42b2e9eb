import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { amountScale, nearestStep } from './amount-scale.ts';

const scale = amountScale(romania.limits);
const lei = scale.map((stop) => stop / 100);

test('the scale reaches every amount that the field takes', () => {
  expect([lei[0], lei.at(-1)]).toEqual([100, 100_000]);
  expect(lei).toEqual(lei.toSorted((a, b) => a - b));
  expect(new Set(lei).size).toBe(lei.length);
});

test.each([
  [100, 150],
  [950, 1_000],
  [1_000, 1_100],
  [4_900, 5_000],
  [5_000, 5_250],
  [9_750, 10_000],
  [10_000, 11_000],
  [49_000, 50_000],
  [50_000, 55_000],
])('after %i lei the next stop is %i', (stop, next) => {
  expect(lei[lei.indexOf(stop) + 1]).toBe(next);
});

test('limits that are not round remain its ends', () => {
  const odd = amountScale({
    minPrincipal: fromLei(120),
    maxPrincipal: fromLei(310),
  });
  expect(odd.map((stop) => stop / 100)).toEqual([120, 150, 200, 250, 300, 310]);
});

test.each([
  [2_000, 2_000],
  [2_049, 2_000],
  [2_050, 2_000],
  [2_051, 2_100],
  [1, 100],
  [999_999, 100_000],
])('%i lei is nearest to the stop at %i', (amount, stop) => {
  expect(lei[nearestStep(scale, fromLei(amount))]).toBe(stop);
});
