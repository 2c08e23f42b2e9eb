import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Connection, createDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/tables.ts';

type SocketConnection = Extract<Connection, { host: string }>;

declare module 'vitest' {
  interface ProvidedContext {
    postgres: SocketConnection;
  }
}

export const TEMPLATE_DATABASE = 'template_site';

export type TestDatabase = AsyncDisposable & {
  db: Kysely<Database>;
  /** for what opens connections of its own: LISTEN, a second instance, `pg_terminate_backend` */
  connection: SocketConnection;
  /** empties every table, for a test that must not see the rows of the one before */
  clear(): Promise<void>;
};

/** A migrated, empty database for one test: `await using database = await createTestDatabase()`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return copyDatabase(TEMPLATE_DATABASE);
}

/** A database without our tables, for what makes them itself. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return copyDatabase('template1');
}

/**
 * One database for all tests of a file: `const database = await openFileDatabase()` at its top. (A file's own
 * `await using` would end with the file's evaluation, before its tests run.)
 */
export async function openFileDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  afterAll(() => database[Symbol.asyncDispose]());
  return database;
}

async function copyDatabase(template: string): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `create database ${name} template ${template}`);
  const connection = { ...server, database: name };
  const db = createDatabase({ connection, poolSize: 5 });
  return {
    db,
    connection,
    clear: () => clearTables(db),
    async [Symbol.asyncDispose]() {
      await db.destroy();
      await runOnServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function runOnServer(server: SocketConnection, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function clearTables(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not like 'kysely_migration%'`.execute(db);
  if (rows.length === 0) return;
  await sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`).execute(db);
}
