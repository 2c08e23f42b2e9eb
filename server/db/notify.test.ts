import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listenForNotifications, notify } from './notify.ts';
import { startDatabaseProxy } from '#tests/setup/database-proxy.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const { db, connection } = await openFileDatabase();

/** Listens to two channels until disposed of, and keeps their messages. */
async function listen(options: Partial<Parameters<typeof listenForNotifications>[0]> = {}) {
  const heard: Record<'pages' | 'Curs Valutar', string[]> = { pages: [], 'Curs Valutar': [] };
  const listener = await listenForNotifications({
    connection,
    ...options,
    handlers: {
      pages: (payload) => heard.pages.push(payload),
      'Curs Valutar': (payload) => heard['Curs Valutar'].push(payload),
    },
  });
  return { heard, [Symbol.asyncDispose]: () => listener[Symbol.asyncDispose]() };
}

const ours = sql`application_name = 'imprumut-clar notifications' and datname = current_database()`;
const listening = async () => (await sql`select from pg_stat_activity where ${ours}`.execute(db)).rows.length;

test('a message reaches the handler of its channel only', async () => {
  await using listener = await listen();

  await notify(db, 'pages', 'offers:RO');
  await notify(db, 'Curs Valutar', 'BNR');

  await expect.poll(() => listener.heard).toEqual({ pages: ['offers:RO'], 'Curs Valutar': ['BNR'] });
});

test('a message sent inside a transaction arrives only after its commit', async () => {
  await using listener = await listen();
  const { pages } = listener.heard;

  await db.transaction().execute(async (transaction) => {
    await notify(transaction, 'pages', 'from within');
    await notify(db, 'pages', 'from outside');
    await expect.poll(() => pages).toEqual(['from outside']);
  });

  await expect.poll(() => pages).toEqual(['from outside', 'from within']);
});

test('one connection hears all channels; lost, it is made again, and every handler reads what it may have missed', async () => {
  await using listener = await listen();
  expect(await listening()).toBe(1);

  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where ${ours}`.execute(db);
  await expect.poll(() => listener.heard).toEqual({ pages: [''], 'Curs Valutar': [''] });

  await notify(db, 'pages', 'after');
  await expect.poll(() => listener.heard).toEqual({ pages: ['', 'after'], 'Curs Valutar': [''] });
  expect(await listening()).toBe(1);
});

test('a connection cut without a word is given up and made again, and every handler reads what it may have missed', async () => {
  await using proxy = await startDatabaseProxy(connection);
  await using listener = await listen({ connection: proxy.connection, beatMs: 20, patienceMs: 300 });
  expect(proxy.accepted()).toBe(1);

  proxy.hold();
  await notify(db, 'pages', 'unheard');
  await expect.poll(() => proxy.accepted()).toBeGreaterThan(1);
  proxy.open();

  await expect.poll(() => listener.heard).toEqual({ pages: [''], 'Curs Valutar': [''] });
});

test('a closed listener does not come back', async () => {
  const listener = await listen();

  await listener[Symbol.asyncDispose]();

  expect(await listening()).toBe(0);
  expect(listener.heard.pages).toEqual([]);
});
