import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { listenForNotifications } from '#server/db/notify.ts';
import { createHidden } from '#server/texts/hidden/hidden.ts';
import { createHiddenRepository, HIDDEN } from '#server/texts/hidden/hidden-repository.ts';
import { followKept } from './follow-kept.ts';

const thing = { kind: 'page', id: '/offers/' } as const;
const hiding = { ...thing, reason: 'probă', hiddenBy: 'Ana', hiddenAt: new Date('2026-11-23T10:00:00Z') };
const HOURS_MS = 10 * 60 * 60 * 1000;

async function startInstance(lookEveryMs: number) {
  const database = await createTestDatabase();
  const repository = createHiddenRepository(database.db);
  const hidden = createHidden({ repository, entries: () => [] });
  const onChange = vi.fn(async () => {});
  const logger = { error: vi.fn() };
  const following = followKept({ name: HIDDEN, kept: hidden, waitMs: () => lookEveryMs, onChange, logger });
  const handlers = { [HIDDEN]: following.onMessage };
  const listener = await listenForNotifications({ connection: database.connection, handlers });
  return {
    database,
    repository,
    hidden,
    onChange,
    logger,
    async [Symbol.asyncDispose]() {
      await listener[Symbol.asyncDispose]();
      await following[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}
test('a thing hidden by any instance is hidden here at once, and shown again as soon', async () => {
  await using instance = await startInstance(HOURS_MS);

  await instance.repository.add(hiding);
  await expect.poll(() => instance.hidden.hasPath('/offers/')).toBe(true);
  await expect.poll(() => instance.onChange.mock.calls.length).toBe(1);

  await instance.repository.remove(thing);
  await expect.poll(() => instance.hidden.hasPath('/offers/')).toBe(false);
  await expect.poll(() => instance.onChange.mock.calls.length).toBe(2);
});

test('without notifications the next poll finds a change; polls without a change make no page again', async () => {
  await using instance = await startInstance(10);
  // Written without the repository, so that no instance is notified.
  const { reason, hiddenBy, hiddenAt, ...own } = hiding;
  await instance.database.db
    .insertInto('hidden')
    .values({ ...own, reason, hidden_by: hiddenBy, hidden_at: hiddenAt })
    .execute();

  await expect.poll(() => instance.hidden.hasPath('/offers/')).toBe(true);
  await expect.poll(() => instance.onChange.mock.calls.length).toBe(1);
  const list = vi.spyOn(instance.repository, 'list');
  await expect.poll(() => list.mock.calls.length).toBeGreaterThan(3);
  expect(instance.onChange).toHaveBeenCalledTimes(1);
});

test('a message whose read or whose rebuilding fails is followed again soon, and the failures are logged once', async () => {
  await using instance = await startInstance(HOURS_MS);
  vi.spyOn(instance.repository, 'list').mockRejectedValueOnce(new Error('the connection was lost'));
  instance.onChange.mockRejectedValueOnce(new Error('the search was not filled'));

  await instance.repository.add(hiding);

  await expect.poll(() => instance.hidden.hasPath('/offers/'), { timeout: 5_000 }).toBe(true);
  await expect.poll(() => instance.onChange.mock.calls.length, { timeout: 5_000 }).toBe(2);
  expect(instance.logger.error.mock.calls.map(([{ err }]) => String(err))).toEqual([
    'Error: the connection was lost',
    'Error: the search was not filled',
  ]);
});

test('hidden things stay hidden while the database is unavailable', async () => {
  await using instance = await startInstance(10);
  await instance.repository.add(hiding);
  await expect.poll(() => instance.hidden.hasPath('/offers/')).toBe(true);

  const list = vi.spyOn(instance.repository, 'list').mockRejectedValue(new Error('the database is away'));

  await expect.poll(() => list.mock.calls.length).toBeGreaterThan(2);
  expect(instance.hidden.hasPath('/offers/')).toBe(true);
  expect(instance.logger.error).toHaveBeenCalledTimes(1);
});
