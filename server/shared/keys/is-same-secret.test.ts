import { expect, test } from 'vitest';
import { isSameSecret } from './is-same-secret.ts';

test.each([
  ['aB3_-', 'aB3_-', true],
  ['', '', true],
  ['aB3_-', 'aB3_x', false],
  ['aB3', 'aB3_-', false],
  ['', 'aB3_-', false],
  // One letter of two bytes against two of one byte, and the reverse.
  ['ș', 'ab', false],
  ['ă', 'a', false],
])('%j against %j: %s', (given, expected, isSame) => {
  expect(isSameSecret(given, expected)).toBe(isSame);
});
