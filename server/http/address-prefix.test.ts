import { expect, test } from 'vitest';
import { addressPrefix } from './address-prefix.ts';

test.each([
  ['86.124.17.201', '86.124.17'],
  ['::ffff:86.124.17.9', '86.124.17'],
  ['2a02:2f0e:d1:7a00:1c2b:9d4e:11:5', '2a02:2f0e:d1::'],
  ['2a02:2f0e:d1::1', '2a02:2f0e:d1::'],
  ['::1', '::'],
])('%s is counted with %s', (address, expected) => {
  expect(addressPrefix(address)).toBe(expected);
});
