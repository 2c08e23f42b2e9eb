import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Migration, Migrator } from 'kysely/migration';
import { type Connection, createDatabase } from './database.ts';
import { projectFolder } from '#server/base/project-folder.ts';
import { StartupError } from '#server/base/startup-error.ts';

const migrationsFolder = path.join(projectFolder, 'migrations');

type Options = {
  folder?: string;
  /** these migrations alone, by name: restores a database as it was when a backup was made */
  only?: readonly string[];
};

/**
 * Migrates the database to the newest of `migrations/*.ts`, ordered by name, forward only, all or nothing. Several instances may
 * start together: Kysely holds an advisory lock of PostgreSQL meanwhile, the others wait.
 * @returns the names of the migrations that ran now
 * @throws {StartupError} for a database of a newer version; {Error} named after the migration that failed: nothing of this run is kept
 */
export async function migrate(
  connection: Connection,
  { folder = migrationsFolder, only }: Options = {},
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
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error === undefined) return results.map((result) => result.migrationName);

    const unknown = /previously executed migration (\S+) is missing/.exec((error as Error).message)?.[1];
    if (unknown !== undefined) {
      throw new StartupError(
        `The database has the migration ${unknown} of a newer version, which this one does not know: install that version again, or restore a backup of this one into an empty database. Nothing was changed.`,
      );
    }
    const failed = results.find((result) => result.status === 'Error')?.migrationName;
    const reason = (error as Error).message;
    throw new Error(failed ? `Migration ${failed} failed: ${reason}` : `The migrations failed: ${reason}`, {
      cause: error,
    });
  } finally {
    await db.destroy();
  }
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
      const migration = (await import(pathToFileURL(file).href)) as Migration;
      await migration.up(db);
    },
  };
}
