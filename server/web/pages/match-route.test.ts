import { expect, test } from 'vitest';
import { createRouteMatcher } from './match-route.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { PageRoute } from './page-contract.ts';

const line = (id: string, path: string, more: Partial<PageRoute> = {}): PageRoute => ({
  id,
  path,
  kind: 'document',
  group: 'site',
  layout: 'default',
  module: 'text-page',
  tags: [],
  query: [],
  cached: true,
  ...more,
});

const match = createRouteMatcher(
  [
    line('index___ro', '/'),
    line('offers___ro', '/offers/'),
    line('lender___ro', '/credit-nevoi-personale/:slug/'),
    line('seo___ro', '/:slug/', { values: () => ['credit-cu-buletinul'], onlyValues: true }),
  ],
  {} as Content,
);

test.each([
  ['/', 'index___ro'],
  ['/offers/', 'offers___ro'],
  ['/credit-nevoi-personale/smile-credit/', 'lender___ro'],
  ['/credit-cu-buletinul/', 'seo___ro'],
])('%s is the page %s', (path, id) => {
  expect(match(path)?.route.id).toBe(id);
});

test('a named part of the path is a parameter', () => {
  expect(match('/credit-nevoi-personale/smile-credit/')?.params).toEqual({ slug: 'smile-credit' });
});

test.each(['/nu-exista/', '/offers', '/offers/ceva/', '/credit-nevoi-personale/a/b/'])(
  '%s has no route',
  (path) => {
    expect(match(path)).toBeUndefined();
  },
);
