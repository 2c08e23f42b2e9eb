import { expect, test } from 'vitest';
import { agesFrom, isOldSource } from './source-age.ts';

test.each([
  ['2022', true],
  ['2025', false], // may be of 31.12.2025
  ['2024', true],
  ['2025-10', true],
  ['2025-11', false], // may be of 30.11.2025
  ['2025-11-20', true],
  ['2025-11-21', false], // exactly twelve months
  ['2026-11', false],
])('a source of %s is old on 21.11.2026: %s', (date, old) => {
  expect(isOldSource({ date, readAt: null }, '2026-11-21')).toBe(old);
});

test('a form of 2022 that was read yesterday is of 2022', () => {
  expect(isOldSource({ date: '2022', readAt: '2026-11-20' }, '2026-11-21')).toBe(true);
});

test.each([
  [{ date: '2022', readAt: '2026-11' }, '2022'],
  [{ date: null, readAt: '2026-11' }, '2026-11'],
])('the age of %j counts from %s', (source, expected) => {
  expect(agesFrom(source)).toBe(expected);
});
