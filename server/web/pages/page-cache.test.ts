import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { storeResponse } from '#server/shared/http/stored-response.ts';

const stored = (body: string) =>
  storeResponse({ status: 200, body, headers: { 'content-type': 'text/plain' } });

// Limit for two variants, each a few bytes plus their fixed cost.
const TWO_VARIANTS = 9_000;

test('the least recently requested variants are evicted first', () => {
  const cache = createPageCache({ maxVariantBytes: TWO_VARIANTS });
  cache.setVariant('/offers/?suma=1000', stored('a'), ['offers']);
  cache.setVariant('/offers/?suma=2000', stored('b'), ['offers']);
  cache.get('/offers/?suma=1000');

  cache.setVariant('/offers/?suma=3000', stored('c'), ['offers']);

  expect(cache.get('/offers/?suma=2000')).toBeUndefined();
  expect(cache.get('/offers/?suma=1000')).toBeDefined();
});

test('pages of the route table are never evicted for variants', () => {
  const cache = createPageCache({ maxVariantBytes: TWO_VARIANTS / 2 });
  cache.setPage('/offers/', stored('page'), ['offers']);
  cache.setVariant('/offers/?suma=1000', stored('a'), ['offers']);
  cache.setVariant('/offers/?suma=2000', stored('b'), ['offers']);

  expect(cache.get('/offers/')).toBeDefined();
  expect(cache.size).toBe(2);
});

test('a change of offers drops their variants and names their pages; others stay', () => {
  const cache = createPageCache();
  cache.setPage('/offers/', stored('offers'), ['offers']);
  cache.setPage('/cum-ordonam/', stored('text'), ['content']);
  cache.setVariant('/offers/?suma=1000', stored('a'), ['offers']);
  cache.setVariant('/x/?y=1', stored('b'), ['content']);

  const stale = cache.invalidate((tags) => tags.includes('offers'));

  expect(stale).toEqual(['/offers/']);
  expect(cache.get('/offers/?suma=1000')).toBeUndefined();
  expect(cache.get('/x/?y=1')).toBeDefined();
  expect(cache.get('/offers/')).toBeDefined();
});

test('variants together stay within their limit of bytes, whatever their size', () => {
  const cache = createPageCache({ maxVariantBytes: 1_000_000 });
  const large = () => stored(randomBytes(60_000).toString('base64'));
  for (let count = 0; count < 40; count += 1) cache.setVariant(`/offers/?suma=${count}`, large(), ['offers']);

  // 60 KB each, compressed: sixteen of them are a megabyte.
  expect(cache.size).toBeGreaterThan(12);
  expect(cache.size).toBeLessThanOrEqual(16);
});
