import { expect, test } from 'vitest';
import { formatApr, formatPercent } from './format-percent.ts';

test.each([
  [8, 0, '8%'],
  [3.65, 2, '3,65%'],
  [98.05, 1, '98,1%'],
])('%d with %i decimals is %s', (value, decimals, expected) => {
  expect(formatPercent(value, decimals)).toBe(expected);
});

test.each([
  [0, '0,0%'],
  [3.7005, '3,7%'],
  [98.1, '98,1%'],
  [299.46, '299,5%'],
  [999.94, '999,9%'],
  [999.96, '1\u00a0000%'],
  [1158.4, '1\u00a0158%'],
  [2333.945, '2\u00a0334%'],
])('a DAE of %d is shown as %s', (aprPercent, expected) => {
  expect(formatApr(aprPercent)).toBe(expected);
});
