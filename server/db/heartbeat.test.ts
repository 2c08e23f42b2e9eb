import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { createHeartbeat } from './heartbeat.ts';
import { startDatabaseProxy } from '#tests/setup/database-proxy.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const EVERY_MS = 20;
const PATIENCE_MS = 300;
/** Far above the promised time, far below the time a waiting query would take. */
const AT_ONCE_MS = 100;

async function startWay(patienceMs = PATIENCE_MS) {
  const way = await startDatabaseProxy(database.connection);
  const changes: boolean[] = [];
  const { connection } = way;
  const heartbeat = createHeartbeat({
    connection,
    everyMs: EVERY_MS,
    patienceMs,
    onChange: (isSilent) => changes.push(isSilent),
  });
  heartbeat.start();
  const db = createDatabase({ connection, poolSize: 1, heartbeat });
  return {
    way,
    heartbeat,
    changes,
    db,
    ask: () => sql<{ one: number }>`select 1 as one`.execute(db),
    async [Symbol.asyncDispose]() {
      heartbeat.stop();
      way.close();
      await db.destroy();
      await way[Symbol.asyncDispose]();
    },
  };
}

async function failureOf(asking: Promise<unknown>): Promise<unknown> {
  return await asking.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('while a database hangs, waiting queries fail, further ones fail at once, and its recovery is noticed', async () => {
  await using site = await startWay();
  await site.ask();
  site.way.hold();
  // One waits in the middle of a query, the other for the only connection.
  const waiting = await Promise.all([failureOf(site.ask()), failureOf(site.ask())]);
  expect(waiting.map(isDatabaseAway)).toEqual([true, true]);

  const begun = performance.now();
  for (let count = 0; count < 10; count += 1) expect(isDatabaseAway(await failureOf(site.ask()))).toBe(true);
  expect(performance.now() - begun).toBeLessThan(AT_ONCE_MS);
  expect(site.changes).toEqual([true]);

  site.way.open();
  await expect.poll(() => site.changes).toEqual([true, false]);
  // On a single connection: the silence lost none.
  expect((await site.ask()).rows).toEqual([{ one: 1 }]);
});

test('a transaction begun in a silence leaves nothing behind', async () => {
  await using site = await startWay();
  await sql`create table if not exists notes (name text)`.execute(database.db);
  const begun = Promise.withResolvers<void>();
  const deed = site.db.transaction().execute(async (trx) => {
    await sql`insert into notes values ('a')`.execute(trx);
    site.way.hold();
    begun.resolve();
    await sql`insert into notes values ('b')`.execute(trx);
  });
  await begun.promise;
  expect(isDatabaseAway(await failureOf(deed))).toBe(true);

  site.way.open();
  await expect.poll(() => site.heartbeat.isSilent).toBe(false);
  const { rows } = await sql`select name from notes`.execute(database.db);
  expect(rows).toEqual([]);
});

test('a slow statement is not a silence', async () => {
  await using site = await startWay();
  await sql`select pg_sleep(${(2 * PATIENCE_MS) / 1000})`.execute(site.db);
  expect(site.changes).toEqual([]);
});

test('a program that is busy itself does not report a silence', async () => {
  await using site = await startWay(150);
  await site.ask();
  for (let round = 0; round < 3; round += 1) {
    const end = performance.now() + 400;
    while (performance.now() < end);
    await site.ask();
  }
  expect(site.changes).toEqual([]);
});

test('a database that refuses connections is recognised by its error, and tried again at once', async () => {
  await using site = await startWay();
  site.way.close();
  const failure = await failureOf(site.ask());
  expect(isDatabaseAway(failure)).toBe(true);
  expect((failure as Error).name).not.toBe('DatabaseSilent');
  site.way.open();
  await site.ask();
  expect(site.changes).toEqual([]);
});
