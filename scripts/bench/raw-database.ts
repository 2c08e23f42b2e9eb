import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';

/** Opens a PostgreSQL of its own that writes to the disk as the site's does, migrated, with one connection to it. */
export async function openRawDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'imprumut-clar-raw-'));
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  await migrate(postgres.connection);
  const db = createDatabase({ connection: postgres.connection, poolSize: 1 });
  return {
    db,
    dataDir,
    async [Symbol.asyncDispose]() {
      await db.destroy();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Measures rows a second of the database's own inserts: repeated `insert`, each of `batch` rows. */
export async function insertRate(
  insert: () => Promise<unknown>,
  { batch, seconds }: { batch: number; seconds: number },
): Promise<number> {
  let stored = 0;
  const started = performance.now();
  for (; performance.now() - started < seconds * 1000; stored += batch) await insert();
  return (stored / (performance.now() - started)) * 1000;
}
