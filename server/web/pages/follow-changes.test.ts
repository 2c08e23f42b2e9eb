import { expect, test, vi } from 'vitest';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { newOffer } from '#tests/factories/new-offer.ts';
import { followChanges } from './follow-changes.ts';

test('a change of offers announced by any instance refreshes their pages here', async () => {
  const refresh = vi.fn(async (_tag?: string) => {});
  const invalidate = vi.fn();
  const list = { offers: [newOffer()], activeIds: ['1'] };
  const servesOffers = vi.fn(async () => {});
  await using following = followChanges({
    pages: { refresh, improve: async () => {} },
    offers: { invalidate, load: async () => list, loadAll: async () => [list] },
    instance: { servesOffers },
    today: () => '2026-11-26',
    logger: { error: vi.fn() },
  });

  following.onMessage('offers');

  await expect.poll(() => refresh.mock.calls).toEqual([['offers']]);
  expect(invalidate).toHaveBeenCalledBefore(refresh);
  await expect.poll(() => servesOffers.mock.calls).toEqual([[list]]);
});

test("an instance reports its offers' version after the pages of the newest round", async () => {
  const { promise: first, resolve: finishFirst } = Promise.withResolvers<void>();
  const refresh = vi.fn(async () => {});
  refresh.mockReturnValueOnce(first);
  const lists = [['1'], ['2']].map((activeIds) => ({ offers: [], activeIds }));
  const load = vi.fn(async () => ({ offers: [], activeIds: [] as string[] }));
  for (const list of lists) load.mockResolvedValueOnce(list);
  const servesOffers = vi.fn(async () => {});
  await using following = followChanges({
    pages: { refresh, improve: async () => {} },
    offers: { invalidate: () => undefined, load, loadAll: async () => lists },
    instance: { servesOffers },
    today: () => '2026-11-26',
    logger: { error: vi.fn() },
  });

  following.onMessage('offers');
  await expect.poll(() => refresh.mock.calls.length).toBe(1);
  expect(servesOffers).not.toHaveBeenCalled();
  following.onMessage('offers');
  await expect.poll(() => servesOffers.mock.calls).toEqual([[lists[1]]]);
  finishFirst();
  following.onMessage('comments');
  await expect.poll(() => refresh.mock.calls.length).toBe(3);
  expect(servesOffers).toHaveBeenCalledTimes(1);
});

test('offers that cannot be read when their change is announced are followed as soon as they can', async () => {
  const refresh = vi.fn(async (_tag?: string) => {});
  const list = { offers: [newOffer()], activeIds: ['1'], isOutage: false };
  const load = vi.fn(async () => list);
  load.mockResolvedValueOnce({ offers: [], activeIds: [], isOutage: true });
  const onOffers = vi.fn();
  await using following = followChanges({
    pages: { refresh, improve: async () => {} },
    offers: { invalidate: vi.fn(), load, loadAll: async () => [list] },
    onOffers,
    instance: { servesOffers: async () => {} },
    today: () => '2026-11-26',
    logger: { error: vi.fn() },
  });

  following.onMessage('');

  await expect.poll(() => refresh.mock.calls, { timeout: 5_000 }).toEqual([[undefined], ['offers']]);
  expect(onOffers).toHaveBeenCalledTimes(2);
});

test('offers of another host are polled, and their pages made again when they change', async () => {
  const refresh = vi.fn(async (_tag?: string) => {});
  const read = { list: { offers: [newOffer()], activeIds: ['1'], isOutage: false }, times: 0 };
  const loadAll = async () => {
    read.times += 1;
    return [read.list];
  };
  await using following = followChanges({
    pages: { refresh, improve: async () => {} },
    offers: { invalidate: vi.fn(), load: async () => read.list, loadAll },
    lookAtOffersEveryMs: 10,
    instance: { servesOffers: async () => {} },
    today: () => '2026-11-26',
    logger: { error: vi.fn() },
  });
  expect(following).toBeDefined();
  const looks = async (more: number) => {
    const before = read.times;
    await expect.poll(() => read.times).toBeGreaterThan(before + more);
  };

  await looks(3);
  expect(refresh.mock.calls).toEqual([['offers']]);
  // A pause, and then an outage, which does not count as another list.
  read.list = { offers: [newOffer()], activeIds: [], isOutage: false };
  await looks(3);
  expect(refresh.mock.calls).toEqual([['offers'], ['offers']]);
  read.list = { offers: [], activeIds: [], isOutage: true };
  await looks(3);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('every page is made again as the day begins, once, and not only an hour later', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T21:59:50Z') });
  using clock = { [Symbol.dispose]: () => vi.useRealTimers() };
  expect(clock).toBeDefined();
  const refresh = vi.fn(async (_tag?: string) => {});
  const list = { offers: [], activeIds: [] };
  await using following = followChanges({
    pages: { refresh, improve: async () => {} },
    offers: { invalidate: vi.fn(), load: async () => list, loadAll: async () => [list] },
    instance: { servesOffers: async () => {} },
    today: () => dayOf(new Date(), 'Europe/Bucharest'),
    logger: { error: vi.fn() },
  });
  expect(following).toBeDefined();

  // Midnight in Romania is 22:00 UTC in winter.
  await vi.advanceTimersByTimeAsync(9_000);
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(refresh.mock.calls).toEqual([[undefined]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});
