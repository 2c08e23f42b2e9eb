import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressPrefix } from './address-prefix.ts';

test.each([
  ['86.124.17.201', '86.124.17'],
  ['::ffff:86.124.17.9', '86.124.17'],
  ['2a02:2f0e:d1:7a00:1c2b:9d4e:11:5', '2a02:2f0e:d1::'],
  ['2a02:2f0e:d1::1', '2a02:2f0e:d1::'],
  ['::1', '::'],
  ['86.124.17.201:50123', '86.124.17'],
  ['[2a02:2f0e:d1:7a00:1c2b:9d4e:11:5]:443', '2a02:2f0e:d1::'],
  ['[2a02:2f0e:d1::1]', '2a02:2f0e:d1::'],
  ['"[2a02:2f0e:d1::1]:443"', '2a02:2f0e:d1::'],
  ['[::ffff:86.124.17.9]:443', '86.124.17'],
  [' 86.124.17.9', '86.124.17'],
  ['_hidden', 'unknown'],
  ['86.124.17.9:x', 'unknown'],
  ['', 'unknown'],
])('%s is counted with %s', (address, expected) => {
  expect(addressPrefix(address)).toBe(expected);
});

test('a visitor stays in one network whatever port a proxy adds', () => {
  const address = fc.oneof(
    fc.ipV4().map((ip) => [ip, ip]),
    fc.ipV6().map((ip) => [ip, `[${ip}]`]),
  );
  fc.assert(
    fc.property(address, fc.integer({ min: 0, max: 65_535 }), ([bare = '', written = ''], port) => {
      expect(addressPrefix(`${written}:${port}`)).toBe(addressPrefix(bare));
      expect(addressPrefix(written)).toBe(addressPrefix(bare));
    }),
  );
});
