import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type Connection, createDatabase } from './database.ts';
import { projectFolder } from '#server/base/project-folder.ts';
import { StartupError } from '#server/base/startup-error.ts';

const migrationsFolder = path.join(projectFolder, 'migrations');

type Options = {
  folder?: string;
  /** these migrations alone, by name: restores a database as it was when a backup was made */
  only?: readonly string[];
  /** called each time a migration gave up a table that others use, before it tries again */
  onHeldUp?: (sentence: string) => void;
};

/**
 * Longest wait for a table. Later statements wait behind a waiting migration, so that a backup of ten minutes would hold up every
 * visitor of an instance of the version before. Less than PostgreSQL's `deadlock_timeout`, so that mostly the migration steps back.
 */
const LOCK_TIMEOUT_MS = 500;
const HELD_UP_PAUSE_MS = 1_000;
/** PostgreSQL's codes: the lock was not to be had in time, or the migration and another transaction waited for each other. */
const HELD_UP_CODES = new Set(['55P03', '40P01']);

/**
 * Migrates the database to the newest of `migrations/*.ts`, ordered by name, forward only, all or nothing. Several instances may
 * start together: Kysely holds an advisory lock of PostgreSQL meanwhile, the others wait. A table that others use is waited for in
 * short steps, in between everybody gets on with it.
 * @returns the names of the migrations that ran now
 * @throws {StartupError} for a database of a newer version; {Error} named after the migration that failed: the whole run is rolled back
 */
export async function migrate(
  connection: Connection,
  { folder = migrationsFolder, only, onHeldUp }: Options = {},
): Promise<string[]> {
  // Separate connections: a migration, and the wait for another instance's, may last longer than any request.
  const db = createDatabase({ connection, poolSize: 2, statementTimeoutMs: 0 });
  try {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => readMigrations(folder, only) },
      // Migrations of parallel branches may arrive in another order than their numbers; each is independent.
      allowUnorderedMigrations: true,
    });
    for (;;) {
      const { error, results = [] } = await migrator.migrateToLatest();
      if (error === undefined) return results.map((result) => result.migrationName);
      const failed = results.find((result) => result.status === 'Error')?.migrationName;
      if (!HELD_UP_CODES.has((error as { code?: string }).code ?? ''))
        throw toProblem(error as Error, failed);
      onHeldUp?.(`Migration ${failed} waits for a table that others use: ${(error as Error).message}.`);
      await pause(HELD_UP_PAUSE_MS);
    }
  } finally {
    await db.destroy();
  }
}

function toProblem(error: Error, failed?: string): Error {
  const unknown = /previously executed migration (\S+) is missing/.exec(error.message)?.[1];
  if (unknown !== undefined) {
    return new StartupError(
      `The database has the migration ${unknown} of a newer version, which this one does not know: install that version again, or restore a backup of this one into an empty database. Nothing was changed.`,
    );
  }
  const what = failed ? `Migration ${failed}` : 'The migrations';
  return new Error(`${what} failed: ${error.message}`, { cause: error });
}

/** Lists the names of this version's migrations. */
export async function listKnownMigrations(folder = migrationsFolder): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return files.map((file) => path.basename(file, '.ts'));
}

async function readMigrations(folder: string, only?: readonly string[]): Promise<Record<string, Migration>> {
  const names = await listKnownMigrations(folder);
  return Object.fromEntries(
    names
      .filter((name) => only?.includes(name) ?? true)
      .map((name) => [name, readWhenRun(path.join(folder, `${name}.ts`))]),
  );
}

// Nearly always all migrations have run: a start then needs only their names.
function readWhenRun(file: string): Migration {
  return {
    async up(db) {
      await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(db);
      const migration = (await import(pathToFileURL(file).href)) as Migration;
      await migration.up(db);
    },
  };
}
