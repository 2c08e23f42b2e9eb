import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { createTestDatabase, openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();

test('an 8-byte integer arrives as a number, a moment as a Date, a day as written', async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as count, '2026-03-29T02:30:00Z'::timestamptz as moment, '2026-03-29'::date as day
  `.execute(database.db);

  expect(rows).toEqual([
    { count: 9_007_199_254_740_991, moment: new Date('2026-03-29T02:30:00Z'), day: '2026-03-29' },
  ]);
});

test('an integer that JavaScript cannot hold is refused, not rounded', async () => {
  await expect(sql`select 9007199254740993::int8 as count`.execute(database.db)).rejects.toThrow(RangeError);
});

test('a statement that takes too long is cancelled', async () => {
  const db = createDatabase({ connection: database.connection, statementTimeoutMs: 50 });

  await expect(sql`select pg_sleep(10)`.execute(db)).rejects.toThrow('statement timeout');

  await db.destroy();
});

test('idle connections that PostgreSQL closes are replaced without an error', async () => {
  let lost = 0;
  const onConnectionLost = () => (lost += 1);
  const db = createDatabase({ connection: database.connection, poolSize: 1, onConnectionLost });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);

  await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database.db);
  await expect.poll(() => lost).toBe(1);

  await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  await db.destroy();
});

test('the Romanian collation exists by name', async () => {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(array['șapte', 'sare', 'tare', 'țară', 'încă', 'ideal']) as word
    order by word collate "ro-x-icu"`.execute(database.db);

  expect(rows.map((row) => row.word)).toEqual(['ideal', 'încă', 'sare', 'șapte', 'tare', 'țară']);
});

test('each test database is a copy of its own', async () => {
  await using other = await createTestDatabase();

  await sql`create table only_here (id int)`.execute(other.db);

  const { rows } = await sql`select to_regclass('only_here') as found`.execute(database.db);
  expect(rows).toEqual([{ found: null }]);
});

test('a cleared database has no rows, and its sequences restart even where the rows were gone before', async () => {
  await sql`create table filled (id int generated always as identity)`.execute(database.db);
  await sql`create table emptied (id int generated always as identity)`.execute(database.db);
  const insert = () =>
    sql<{ ids: number[] }>`
      with f as (insert into filled default values returning id),
           e as (insert into emptied default values returning id)
      select array[f.id, e.id] as ids from f, e`.execute(database.db);
  await insert();
  await sql`delete from emptied`.execute(database.db);

  await database.clear();

  expect((await sql`select from filled`.execute(database.db)).rows).toEqual([]);
  expect((await insert()).rows).toEqual([{ ids: [1, 1] }]);
});

test('a server that takes no writes for a moment, as a primary that changes, counts as away', async () => {
  const refused = database.db
    .transaction()
    .setAccessMode('read only')
    .execute((trx) => trx.deleteFrom('change_versions').execute());
  const error: unknown = await refused.catch((problem: unknown) => problem);
  expect(error).toMatchObject({ code: '25006' });
  expect(isDatabaseAway(error)).toBe(true);
});

test('a statement that waits in vain for a table, or in a ring, counts as away: a repeat may succeed', async () => {
  const { db } = database;
  await sql`create table held (id int)`.execute(db);
  const holder = await db.startTransaction().execute();
  await sql`lock table held in access exclusive mode`.execute(holder);
  const asked = (setting: string) =>
    db
      .transaction()
      .execute(async (trx) => {
        await sql`set local ${sql.raw(setting)}`.execute(trx);
        await sql`select from held`.execute(trx);
      })
      .catch((problem: unknown) => problem);
  const errors = [await asked('lock_timeout = 10'), await asked('statement_timeout = 10')];
  await holder.rollback().execute();
  expect(errors).toMatchObject([{ code: '55P03' }, { code: '57014' }]);
  expect(errors.map(isDatabaseAway)).toEqual([true, true]);
  expect(isDatabaseAway(Object.assign(new Error('deadlock detected'), { code: '40P01' }))).toBe(true);
});
