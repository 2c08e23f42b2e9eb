import { beforeEach, expect, test, vi } from 'vitest';

let state: typeof import('./client-state.ts');
beforeEach(async () => {
  vi.resetModules();
  state = await import('./client-state.ts');
});

test('a one-time task starts once', () => {
  expect(state.initiate('clientInitiated')).toBe(true);
  expect(state.initiate('clientInitiated')).toBe(false);
  expect(state.initiate('loanCommonInitiated')).toBe(true);
  expect(state.initiate('loanCommonInitiated')).toBe(false);
});

test("offers load once: later pages show the first page's list", () => {
  const first = { path: '/offers/', offers: ['a', 'b'] };
  expect(state.withOffersOnce('offers', first)).toEqual(first);
  expect(state.withOffersOnce('offers', { path: '/offers2/', offers: ['b', 'c'] })).toEqual({
    path: '/offers2/',
    offers: ['a', 'b'],
  });
});

test('an empty list, after an outage, loads again', () => {
  state.withOffersOnce('offers', { offers: [] });
  expect(state.withOffersOnce('offers', { offers: ['a'] })).toEqual({ offers: ['a'] });
});

test('a page with part of the offers keeps its own list', () => {
  state.withOffersOnce('offers', { offers: ['a', 'b'] });
  expect(state.withOffersOnce('compare', { offers: ['b'] })).toEqual({ offers: ['b'] });
});
