import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const { connection } = await openFileDatabase();
const named = sql<{ sum: number }>`/* prepared: add_two */ select ${1}::int + ${2}::int as sum`;
const prepared = sql<{ name: string }>`select name from pg_prepared_statements`;

test('a statement with a name is planned once for a connection', async () => {
  await using db = createDatabase({ connection, poolSize: 1 });
  const first = await named.execute(db);
  const second = await named.execute(db);

  expect([first.rows, second.rows]).toEqual([[{ sum: 3 }], [{ sum: 3 }]]);
  expect((await prepared.execute(db)).rows).toEqual([{ name: 'add_two' }]);
});

test('a statement that a pooler has lost is sent without a name from then on', async () => {
  await using db = createDatabase({ connection, poolSize: 1 });
  await named.execute(db);
  await sql`deallocate all`.execute(db);

  expect((await named.execute(db)).rows).toEqual([{ sum: 3 }]);
  expect((await named.execute(db)).rows).toEqual([{ sum: 3 }]);
  expect((await prepared.execute(db)).rows).toEqual([]);
});
