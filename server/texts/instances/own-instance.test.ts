import { beforeEach, expect, test, vi } from 'vitest';
import type { ContentEntry } from '#server/texts/content/read-content-files.ts';
import { createInstancesRepository } from './instances-repository.ts';
import { createOwnInstance } from './own-instance.ts';
import { offersVersion, textsVersion } from './version-of.ts';
import { newOffer } from '#tests/factories/new-offer.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

const build = { id: 'a1b2', madeAt: new Date('2026-11-20T10:00:00Z') };
const entry = (slug: string) => ({ type: 'blog', slug }) as unknown as ContentEntry;
const repository = createInstancesRepository(db);

function startInstance(name: string, publicTexts: ContentEntry[] = []) {
  return createOwnInstance({
    repository,
    name,
    files: new Map([['blog/a.md', '1']]),
    publicTexts: () => publicTexts,
    logger: { warn: vi.fn() },
    now: () => new Date('2026-11-21T10:00:00Z'),
  });
}

test('instances on one database know of each other while they run', async () => {
  const one = startInstance('unu:3000');
  const two = startInstance('doi:3000', [entry('a')]);
  {
    await using first = await one.announce(build);
    await using second = await two.announce(build);
    expect([first, second]).not.toContain(undefined);
    const live = await repository.listLive();
    expect(live.map(({ name }) => name).toSorted()).toEqual(['doi:3000', 'unu:3000']);
    expect(live.find(({ id }) => id === two.id)).toMatchObject({
      build,
      startedAt: new Date('2026-11-21T10:00:00Z'),
      files: { 'blog/a.md': '1' },
      offers: null,
      texts: textsVersion([entry('a')]),
    });
  }
  expect(await repository.listLive()).toEqual([]);
});

test("a change of an instance's version is known at once", async () => {
  const texts: ContentEntry[] = [];
  const one = startInstance('unu:3000', texts);
  await using announced = await one.announce(build);
  expect(announced).toBeDefined();
  const known = async () => (await repository.listLive())[0];

  const list = { offers: [newOffer()], activeIds: ['1'] };
  await one.servesOffers(list);
  expect((await known())?.offers).toBe(offersVersion(list));
  await one.servesOffers({ offers: [], activeIds: [], isOutage: true });
  expect((await known())?.offers).toBe(offersVersion(list));

  texts.push(entry('nou'));
  await one.tell();
  expect((await known())?.texts).toBe(textsVersion([entry('nou')]));
});

test('an instance without heartbeats is no longer listed, and is removed by the next start', async () => {
  await using announced = await startInstance('unu:3000').announce(build);
  expect(announced).toBeDefined();
  await db
    .updateTable('instances')
    .set({ seen_at: new Date(Date.now() - 36_000) })
    .execute();
  expect(await repository.listLive()).toEqual([]);

  await db
    .updateTable('instances')
    .set({ seen_at: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  await using next = await startInstance('doi:3000').announce(build);
  expect(next).toBeDefined();
  const rows = await db.selectFrom('instances').select('name').execute();
  expect(rows).toEqual([{ name: 'doi:3000' }]);
});

test('an unavailable database does not disturb an instance', async () => {
  const warn = vi.fn();
  const write = vi.fn<typeof repository.write>(async () => {});
  const one = createOwnInstance({
    repository: { ...repository, write },
    name: 'unu:3000',
    files: new Map(),
    publicTexts: () => [],
    logger: { warn },
    now: () => new Date(),
  });
  await using announced = await one.announce(build);
  expect(announced).toBeDefined();
  write.mockRejectedValueOnce(new Error('away'));
  await one.tell();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('equal offers have equal versions, and any difference gives another one', () => {
  const list = { offers: [newOffer()], activeIds: ['1'] };
  expect(offersVersion(structuredClone(list))).toBe(offersVersion(list));
  expect(offersVersion({ ...list, activeIds: [] })).not.toBe(offersVersion(list));
  expect(offersVersion({ ...list, offers: [newOffer({ tags: ['nou'] })] })).not.toBe(offersVersion(list));
  expect(textsVersion([entry('a'), entry('b')])).toBe(textsVersion([entry('b'), entry('a')]));
});
