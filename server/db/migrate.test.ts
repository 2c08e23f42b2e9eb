import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { createEmptyDatabase, createTestDatabase } from '#tests/setup/test-database.ts';

const addTable = (name: string) =>
  `export async function up(db) { await db.schema.createTable('${name}').addColumn('id', 'integer').execute(); }`;

async function folderWith(files: Record<string, string>): Promise<AsyncDisposable & { path: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-migrations-'));
  for (const [name, code] of Object.entries(files)) await writeFile(path.join(folder, name), code);
  return { path: folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

test('an up-to-date database stays unchanged', async () => {
  await using database = await createTestDatabase();

  await expect(migrate(database.connection)).resolves.toEqual([]);
});

test('new migrations run once, ordered by name', async () => {
  await using database = await createEmptyDatabase();
  await using folder = await folderWith({
    '901-second.ts': addTable('second'),
    '900-first.ts': addTable('first'),
  });

  await expect(migrate(database.connection, { folder: folder.path })).resolves.toEqual([
    '900-first',
    '901-second',
  ]);
  await expect(migrate(database.connection, { folder: folder.path })).resolves.toEqual([]);
});

test('a migration that arrives after one with a higher number still runs', async () => {
  await using database = await createEmptyDatabase();
  await using folder = await folderWith({ '901-second.ts': addTable('second') });
  await migrate(database.connection, { folder: folder.path });

  await writeFile(path.join(folder.path, '900-late.ts'), addTable('late'));

  await expect(migrate(database.connection, { folder: folder.path })).resolves.toEqual(['900-late']);
});

test('several instances that start together run each migration once', async () => {
  await using database = await createEmptyDatabase();
  await using folder = await folderWith({ '900-first.ts': addTable('first') });

  const runs = await Promise.all(
    Array.from({ length: 4 }, () => migrate(database.connection, { folder: folder.path })),
  );

  expect(runs.flat()).toEqual(['900-first']);
});

test('a failing migration is named, and the whole run is rolled back', async () => {
  await using database = await createEmptyDatabase();
  await using folder = await folderWith({
    '900-first.ts': addTable('first'),
    '901-broken.ts': `export async function up() { throw new Error('no such thing'); }`,
  });

  await expect(migrate(database.connection, { folder: folder.path })).rejects.toThrow(
    'Migration 901-broken failed: no such thing',
  );

  const { rows } = await sql`select to_regclass('first') as found`.execute(database.db);
  expect(rows).toEqual([{ found: null }]);
});

test('a database of a newer version is refused in a sentence, and stays as it is', async () => {
  await using database = await createEmptyDatabase();
  await using newer = await folderWith({
    '900-first.ts': addTable('first'),
    '901-second.ts': addTable('second'),
  });
  await migrate(database.connection, { folder: newer.path });
  await using older = await folderWith({ '900-first.ts': addTable('first') });

  await expect(migrate(database.connection, { folder: older.path })).rejects.toThrow(
    /^The database has the migration 901-second of a newer version, .+ Nothing was changed\.$/,
  );
});

test('a table that a backup reads is waited for in short steps, in between visitors get on with it', async () => {
  await using database = await createEmptyDatabase();
  const { db, connection } = database;
  await sql`create table offers (id integer)`.execute(db);
  await using folder = await folderWith({
    '900-wider.ts': `export async function up(db) { await db.schema.alterTable('offers').addColumn('name', 'text').execute(); }`,
  });
  const backup = await db.startTransaction().execute();
  await sql`lock table offers in access share mode`.execute(backup);

  const isHeldUp = Promise.withResolvers<string>();
  const migrating = migrate(connection, { folder: folder.path, onHeldUp: isHeldUp.resolve });

  expect(await isHeldUp.promise).toBe(
    'Migration 900-wider waits for a table that others use: canceling statement due to lock timeout.',
  );
  await sql`insert into offers values (1)`.execute(db);
  await backup.commit().execute();
  await expect(migrating).resolves.toEqual(['900-wider']);
});
