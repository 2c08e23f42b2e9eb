import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Connection, createDatabase } from '#server/db/database.ts';
import { listKnownMigrations, migrate } from '#server/db/migrate.ts';
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
  /** for separate connections: LISTEN, a second instance, `pg_terminate_backend` */
  connection: SocketConnection;
  /** empties every table, for a test that must not see earlier rows */
  clear(): Promise<void>;
};

/** Creates a migrated, empty database for one test: `await using database = await createTestDatabase()`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return copyDatabase(TEMPLATE_DATABASE);
}

/** Creates a database without our tables, for tests that make them. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return copyDatabase('template1');
}

/** Databases with the tables of the time before a migration, by its name: made once in a process, and copied. */
const earlierTemplates = new Map<string, Promise<string>>();

/** Creates an empty database with the tables of the time before a migration. @param migration its name: `059-changes` */
export async function createDatabaseBefore(migration: string): Promise<TestDatabase> {
  const template = earlierTemplates.get(migration) ?? createEarlierTemplate(migration);
  earlierTemplates.set(migration, template);
  return copyDatabase(await template);
}

async function createEarlierTemplate(migration: string): Promise<string> {
  const server = inject('postgres');
  const name = newName();
  await runOnServer(server, `create database ${name}`);
  const names = await listKnownMigrations();
  await migrate({ ...server, database: name }, { only: names.filter((known) => known < migration) });
  return name;
}

/**
 * Opens one database for all tests of a file: `const database = await openFileDatabase()` at its top. (A file's own `await using`
 * would end with the file's evaluation, before its tests run.)
 */
export async function openFileDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  afterAll(() => database[Symbol.asyncDispose]());
  return database;
}

async function copyDatabase(template: string): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = newName();
  // Copying files takes PostgreSQL a fifth of the time of writing every page of the template to its log first.
  await runOnServer(server, `create database ${name} template ${template} strategy file_copy`);
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

const newName = (): string => `test_${randomUUID().replaceAll('-', '')}`;

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
  await sql.raw(emptyWhatIsFilled).execute(db);
}

// Emptying a table takes PostgreSQL new files for it and each of its indexes: sixty tables would take longer than most tests, and a
// test fills two or three. A table whose file is empty has no rows, and a query would cost its planning. The sequences of the
// others restart too, where rows came and went.
const emptyWhatIsFilled = `
do $$
declare
  one text;
  is_filled boolean;
  filled text[] := '{}';
begin
  for one in
    select oid::regclass::text from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not like 'kysely_migration%'
      and (relkind = 'p' or pg_relation_size(oid) > 0)
  loop
    execute format('select exists (select from %s)', one) into is_filled;
    if is_filled then filled := filled || one; end if;
  end loop;
  if cardinality(filled) > 0 then
    execute format('truncate %s restart identity cascade', array_to_string(filled, ', '));
  end if;
  for one in
    select format('%I.%I', schemaname, sequencename) from pg_sequences
    where schemaname = 'public' and last_value is not null
  loop
    execute format('alter sequence %s restart', one);
  end loop;
end $$`;
