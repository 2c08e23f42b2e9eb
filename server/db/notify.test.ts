import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { listenForNotifications, notify } from './notify.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const { db, connection } = await openFileDatabase();

test('a message reaches the listeners of its channel only', async () => {
  const listener = await listenForNotifications({ connection, onReconnect: vi.fn<() => void>() });
  const pages: string[] = [];
  const rates: string[] = [];
  await listener.listen('pages', (payload) => pages.push(payload));
  await listener.listen('Curs Valutar', (payload) => rates.push(payload));

  await notify(db, 'pages', 'offers:RO');
  await notify(db, 'Curs Valutar', 'BNR');

  await expect.poll(() => rates).toEqual(['BNR']);
  expect(pages).toEqual(['offers:RO']);
  await listener.close();
});

test('a message sent inside a transaction arrives only after its commit', async () => {
  const listener = await listenForNotifications({ connection, onReconnect: vi.fn<() => void>() });
  const heard: string[] = [];
  await listener.listen('pages', (payload) => heard.push(payload));

  await db.transaction().execute(async (transaction) => {
    await notify(transaction, 'pages', 'from within');
    await notify(db, 'pages', 'from outside');
    await expect.poll(() => heard).toEqual(['from outside']);
  });

  await expect.poll(() => heard).toEqual(['from outside', 'from within']);
  await listener.close();
});

test('after a lost connection it listens again and says so, so that caches can refresh', async () => {
  const onReconnect = vi.fn<() => void>();
  const listener = await listenForNotifications({ connection, onReconnect });
  const heard: string[] = [];
  await listener.listen('pages', (payload) => heard.push(payload));

  await sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name = 'imprumut-clar notifications' and datname = current_database()`.execute(db);
  await expect.poll(() => onReconnect.mock.calls.length).toBe(1);

  await notify(db, 'pages', 'after');
  await expect.poll(() => heard).toEqual(['after']);
  await listener.close();
});

test('a closed listener does not come back', async () => {
  const onReconnect = vi.fn<() => void>();
  const listener = await listenForNotifications({ connection, onReconnect });

  await listener.close();

  const { rows } = await sql`
    select from pg_stat_activity
    where application_name = 'imprumut-clar notifications' and datname = current_database()`.execute(db);
  expect(rows).toEqual([]);
  expect(onReconnect).not.toHaveBeenCalled();
});
