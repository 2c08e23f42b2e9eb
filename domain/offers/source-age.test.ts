import { expect, test } from 'vitest';
import { isOldSource } from './source-age.ts';

test.each([
  ['2022', true],
  ['2025', false], // may be of 31.12.2025
  ['2024', true],
  ['2025-10', true],
  ['2025-11', false], // may be of 30.11.2025
  ['2025-11-20', true],
  ['2025-11-21', false], // exactly twelve months
  ['2026-11', false],
])('a source of %s is old on 21.11.2026: %s', (sourceDate, old) => {
  expect(isOldSource(sourceDate, '2026-11-21')).toBe(old);
});
