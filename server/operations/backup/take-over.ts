import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { readClusterMajor } from '#server/db/cluster-major.ts';
import type { PostgresPrograms } from '#server/db/postgres-programs.ts';
import { BackupError } from './backup-error.ts';
import { finishRestore } from './finish-restore.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

type Options = {
  dataDir: string;
  /** of the version that wrote the data folder */
  programs: PostgresPrograms;
  timeZone: string;
  logger: Logger;
};

/**
 * Moves the database of another major version of PostgreSQL to the version of this program, by a backup and a restore. The old
 * folder stays beside the new one; after a failure it is back in its place.
 * @returns the new place of the old folder, and the number of rows moved
 */
export async function takeOver({ dataDir, programs, timeZone, logger }: Options) {
  const folder = path.join(dataDir, 'postgres');
  const kept = `${folder}-${readClusterMajor(folder)}`;
  if (existsSync(kept))
    throw new BackupError(`Dosarul ${kept} există deja: mutați-l în altă parte și încercați din nou.`);
  const work = path.join(dataDir, 'takeover-work');
  await rm(work, { recursive: true, force: true });
  // Nobody needs to know the passphrase: the file exists for minutes.
  const passphrase = randomBytes(32).toString('base64url');
  try {
    const old = await startEmbeddedPostgres({ dataDir, programs, log: logger });
    const backup = { connection: old.connection, dataDir, folder: work, passphrase, now: new Date() };
    let file: string;
    try {
      ({ file } = await makeBackup({ ...backup, workFactor: 10 }));
    } finally {
      await old.stop();
    }
    await rename(folder, kept);
    try {
      const { tables } = await bringOver(file);
      return { kept, rows: tables.reduce((sum, table) => sum + table.rows, 0) };
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      await rename(kept, folder);
      throw error;
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }

  async function bringOver(file: string) {
    const fresh = await startEmbeddedPostgres({ dataDir, log: logger });
    const { connection } = fresh;
    try {
      // The journals have stayed in place, so the backup's copies are dropped.
      const copies = path.join(work, 'files');
      const restored = await restoreBackup({
        file,
        passphrase,
        dataDir: copies,
        connect: async () => connection,
      });
      await finishRestore({ connection, erasures: [], timeZone, logger });
      return restored;
    } finally {
      await fresh.stop();
    }
  }
}
