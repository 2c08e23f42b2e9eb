import { expect, onTestFinished, test, vi } from 'vitest';
import { startDatabaseProxy } from '#tests/setup/database-proxy.ts';
import { createEmptyDatabase, createTestDatabase } from '#tests/setup/test-database.ts';
import { createDatabase } from './database.ts';
import { receivesNotifications } from './receives-notifications.ts';
import { listenForNotifications, notify } from './notify.ts';
import { openDatabase } from './open-database.ts';

/** Starts a database behind a pooler in transaction mode, with a direct connection around it. */
async function startPooled() {
  const database = await createTestDatabase();
  const pooler = await startDatabaseProxy(database.connection, { asPooler: true });
  const db = createDatabase({ connection: pooler.connection, poolSize: 2, withSettings: false });
  onTestFinished(async () => {
    await db.destroy();
    await pooler[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  });
  return { db, pooler: pooler.connection, direct: database.connection };
}

test('a notification to ourselves does not arrive through a pooler, but arrives around it', async () => {
  const { db, pooler, direct } = await startPooled();

  expect(await receivesNotifications({ connection: pooler, db, patienceMs: 300 })).toBe(false);
  expect(await receivesNotifications({ connection: direct, db, patienceMs: 10_000 })).toBe(true);
});

test('an instance without notifications finds changes by polling, once, and no rolled-back ones', async () => {
  const { db, pooler } = await startPooled();
  await notify(db, 'pages', 'offers');
  const look = { db, everyMs: 20 };
  const heard: string[] = [];
  const handlers = { pages: (payload: string) => heard.push(payload) };
  const listener = await listenForNotifications({ connection: pooler, look, handlers });
  onTestFinished(() => listener[Symbol.asyncDispose]());

  await db.transaction().execute(async (trx) => {
    await notify(trx, 'pages', 'rates');
    await notify(trx, 'elsewhere', 'offers');
  });
  await expect(
    db.transaction().execute(async (trx) => {
      await notify(trx, 'pages', 'offers');
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  await expect.poll(() => heard).toEqual(['rates']);

  await notify(db, 'pages', '');
  await expect.poll(() => heard).toEqual(['rates', '']);
});

test('migrations go around the pooler, queries through it, and neither sends a setting or a session lock that it refuses', async () => {
  await using database = await createEmptyDatabase();
  await using pooler = await startDatabaseProxy(database.connection, { asPooler: true });
  await using around = await startDatabaseProxy(database.connection);
  await using running = new AsyncDisposableStack();
  const config = { databaseUrl: pooler.url, databaseDirectUrl: around.url, dataDir: '' };
  const logger = { info: vi.fn(), debug: vi.fn() } as unknown as Parameters<typeof openDatabase>[0]['logger'];

  const { db } = await openDatabase({ config, logger, running });
  await db.selectFrom('change_versions').selectAll().execute();

  const says = (asked: string) =>
    ['create table change_versions', 'advisory', 'from "change_versions"', 'listen '].filter((word) =>
      asked.includes(word),
    );
  expect(says(around.asked())).toEqual(['create table change_versions', 'advisory']);
  expect(says(pooler.asked())).toEqual(['from "change_versions"']);
});
