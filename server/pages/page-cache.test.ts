import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { storeResponse } from '#server/http/stored-response.ts';

const stored = (body: string) =>
  storeResponse({ status: 200, body, headers: { 'content-type': 'text/plain' } });

test('variants that were not asked for longest are forgotten first', () => {
  const cache = createPageCache({ maxVariants: 2 });
  cache.setVariant('/offers/?suma=1000', stored('a'), ['offers']);
  cache.setVariant('/offers/?suma=2000', stored('b'), ['offers']);
  cache.get('/offers/?suma=1000');

  cache.setVariant('/offers/?suma=3000', stored('c'), ['offers']);

  expect(cache.get('/offers/?suma=2000')).toBeUndefined();
  expect(cache.get('/offers/?suma=1000')).toBeDefined();
});

test('pages of the route table are never forgotten for variants', () => {
  const cache = createPageCache({ maxVariants: 1 });
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
