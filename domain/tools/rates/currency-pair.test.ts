import { expect, test } from 'vitest';
import { pairHref, parsePair } from './currency-pair.ts';

const codes = new Set(['EUR', 'RON', 'USD']);

test('an address names a pair', () => {
  expect(parsePair('eur-to-ron', codes)).toEqual({ from: 'EUR', to: 'RON' });
  expect(pairHref({ from: 'EUR', to: 'RON' })).toBe('/convertor-valutar/eur-to-ron/');
});

test.each(['eur-to-eur', 'eur-to-xxx', 'EUR-to-RON', 'eur-ron', 'eur-to-ron-to-usd', 'brd', ''])(
  '"%s" is not a pair',
  (slug) => {
    expect(parsePair(slug, codes)).toBeUndefined();
  },
);
