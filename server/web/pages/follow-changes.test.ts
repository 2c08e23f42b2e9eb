import { expect, test, vi } from 'vitest';
import { notify } from '#server/db/notify.ts';
import { newOffer } from '#tests/factories/new-offer.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { CHANGES } from '#server/db/changes.ts';
import { followChanges } from './follow-changes.ts';

test('a change of offers announced by any instance refreshes their pages here', async () => {
  await using database = await createTestDatabase();
  const refresh = vi.fn(async (_tag?: string) => {});
  const invalidate = vi.fn();
  const list = { offers: [newOffer()], activeIds: ['1'] };
  const servesOffers = vi.fn(async () => {});
  await using following = await followChanges({
    connection: database.connection,
    pages: { refresh, improve: async () => {} },
    offers: { invalidate, load: async () => list, loadAll: async () => [list] },
    instance: { servesOffers },
    logger: { error: vi.fn() },
  });

  expect(following).toBeDefined();

  await notify(database.db, CHANGES, 'offers');

  await expect.poll(() => refresh.mock.calls).toEqual([['offers']]);
  expect(invalidate).toHaveBeenCalledBefore(refresh);
  await expect.poll(() => servesOffers.mock.calls).toEqual([[list]]);
});

test("an instance reports its offers' version after the pages of the newest round", async () => {
  await using database = await createTestDatabase();
  const { promise: first, resolve: finishFirst } = Promise.withResolvers<void>();
  const refresh = vi.fn(async () => {});
  refresh.mockReturnValueOnce(first);
  const lists = [['1'], ['2']].map((activeIds) => ({ offers: [], activeIds }));
  const load = vi.fn(async () => ({ offers: [], activeIds: [] as string[] }));
  for (const list of lists) load.mockResolvedValueOnce(list);
  const servesOffers = vi.fn(async () => {});
  await using following = await followChanges({
    connection: database.connection,
    pages: { refresh, improve: async () => {} },
    offers: { invalidate: () => undefined, load, loadAll: async () => lists },
    instance: { servesOffers },
    logger: { error: vi.fn() },
  });
  expect(following).toBeDefined();

  await notify(database.db, CHANGES, 'offers');
  await expect.poll(() => refresh.mock.calls.length).toBe(1);
  expect(servesOffers).not.toHaveBeenCalled();
  await notify(database.db, CHANGES, 'offers');
  await expect.poll(() => servesOffers.mock.calls).toEqual([[lists[1]]]);
  finishFirst();
  await notify(database.db, CHANGES, 'comments');
  await expect.poll(() => refresh.mock.calls.length).toBe(3);
  expect(servesOffers).toHaveBeenCalledTimes(1);
});

test('offers of another host are polled, and their pages made again when they change', async () => {
  await using database = await createTestDatabase();
  const refresh = vi.fn(async (_tag?: string) => {});
  const read = { list: { offers: [newOffer()], activeIds: ['1'], isOutage: false }, times: 0 };
  const loadAll = async () => {
    read.times += 1;
    return [read.list];
  };
  await using following = await followChanges({
    connection: database.connection,
    pages: { refresh, improve: async () => {} },
    offers: { invalidate: vi.fn(), load: async () => read.list, loadAll },
    lookAtOffersEveryMs: 10,
    instance: { servesOffers: async () => {} },
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
