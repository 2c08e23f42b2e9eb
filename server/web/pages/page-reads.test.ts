import { expect, onTestFinished, test, vi } from 'vitest';
import { createPageReads } from './page-reads.ts';
import { createLastKnown } from '#server/base/last-known.ts';
import type { PageServices } from './page-contract.ts';

const PATIENCE_MS = 1_500;
const never = new Promise<never>(() => undefined);

/** Builds services whose answers the test controls. */
function createServices() {
  const state = {
    time: Date.parse('2026-11-21T10:00:00Z'),
    rates: async (): Promise<unknown> => 'rates of ten',
    comments: async (): Promise<unknown[]> => [],
    search: async (): Promise<unknown> => null,
  };
  const services = {
    content: {},
    offers: { load: async () => ({ offers: [], activeIds: [], isOutage: true }) },
    rates: { load: () => state.rates() },
    comments: { listPublished: () => state.comments() },
    search: () => state.search(),
  } as unknown as PageServices;
  const lastKnown = createLastKnown({
    now: () => new Date(state.time),
    logger: { error: () => undefined },
    patienceMs: PATIENCE_MS,
  });
  return { state, newPage: () => createPageReads(services, lastKnown) };
}

test('a failing read returns its last value, and the page knows its age', async () => {
  const { state, newPage } = createServices();
  await newPage().services.rates.load();
  state.time += 60_000;
  state.rates = () => Promise.reject(new Error('the database is down'));

  const page = newPage();

  expect(await page.services.rates.load()).toBe('rates of ten');
  expect(page.freshness.staleSince).toEqual(new Date('2026-11-21T10:00:00Z'));
});

test('a page of several reads is as old as the oldest of them', async () => {
  const { state, newPage } = createServices();
  await newPage().services.rates.load();
  state.time += 60_000;
  await newPage().services.comments.listPublished('a');
  state.rates = state.comments = () => Promise.reject(new Error('the database is down'));

  const page = newPage();
  await page.services.comments.listPublished('a');
  await page.services.rates.load();
  await page.services.comments.listPublished('a');

  expect(page.freshness.staleSince).toEqual(new Date('2026-11-21T10:00:00Z'));
});

test('reads that never answer are waited for together, not one after the other', async () => {
  const { state, newPage } = createServices();
  await newPage().services.rates.load();
  await newPage().services.comments.listPublished('a');
  state.rates = state.comments = () => never;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { services } = newPage();
  const given: unknown[] = [];
  void services.rates
    .load()
    .then((rates) => given.push(rates))
    .then(() => services.comments.listPublished('a'))
    .then((comments) => given.push(comments));

  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(given).toEqual([]);
  // A timer of zero takes a millisecond.
  await vi.advanceTimersByTimeAsync(2);
  expect(given).toEqual(['rates of ten', []]);
});

test('without an earlier value, and for one visitor’s own data, a failing read is an error', async () => {
  const { state, newPage } = createServices();
  await newPage().services.search('credit');
  state.rates = state.search = () => Promise.reject(new Error('the database is down'));
  const { services, freshness } = newPage();

  await expect(services.rates.load()).rejects.toMatchObject({ statusCode: 503 });
  await expect(services.search('credit')).rejects.toMatchObject({ statusCode: 503 });
  expect(await services.offers.load()).toEqual({ offers: [], activeIds: [], isOutage: true });
  expect(freshness.isOutage).toBe(true);
});
