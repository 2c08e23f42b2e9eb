import { expect, test } from 'vitest';
import { dashedUuid, isUuidV4, uuidV4Of } from './uuid-v4.ts';

test.each([
  ['9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d', true],
  ['9B1DEB4D3B7D4BAD9BDD2B0D7B3DCB6D', true],
  ['9b1deb4d-3b7d-1bad-9bdd-2b0d7b3dcb6d', false], // version 1
  ['9b1deb4d-3b7d-4bad-cbdd-2b0d7b3dcb6d', false], // another variant
  ['9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6', false],
  ['', false],
])('%s is a UUID v4: %s', (text, expected) => {
  expect(isUuidV4(text)).toBe(expected);
});

test('one identifier has one spelling', () => {
  expect(dashedUuid('9B1DEB4D3B7D4BAD9BDD2B0D7B3DCB6D')).toBe('9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d');
});

test.each([
  [0, '00000000-0000-4000-8000-000000000000'],
  [255, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('sixteen bytes of %i make %s', (byte, expected) => {
  expect(uuidV4Of(new Uint8Array(16).fill(byte))).toBe(expected);
});
