import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { backupsToKeep } from '#domain/answers/backup/backup-times.ts';
import { whileLocked } from '#server/db/advisory-locks.ts';
import type { Connection } from '#server/db/database.ts';
import type { Database } from '#server/db/tables.ts';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';
import { noteAttempt, noteOutcome } from './backups-repository.ts';
import { writeErasures } from './erasure-list.ts';
import { backupName, madeAtOf, makeBackup, type MadeBackup } from './make-backup.ts';
import type { Sealing } from './sealed-file.ts';

type Options = Sealing & {
  db: Kysely<Database>;
  /** to the same database, without a pooler */
  connection: Connection;
  dataDir: string;
  place: BackupPlace;
  now: Date;
  /** time zone by whose days old backups of the place are removed; undefined: none is removed */
  cleanBy?: string | undefined;
};

/**
 * Makes a backup, stores it in its place with the list of erasures beside it and records the outcome. One backup at a time.
 * @throws {BackupError} in a sentence for a problem the operator can solve
 */
export async function runBackup({ db, place, cleanBy, ...options }: Options): Promise<MadeBackup> {
  const { now, dataDir } = options;
  const name = backupName(now);
  // A database older than this table is backed up as well.
  const { rows } = await sql<{ found: boolean }>`select to_regclass('backups') is not null as found`.execute(
    db,
  );
  const keepsRecord = rows[0]?.found === true;
  const work = path.join(dataDir, 'backup-work');
  const made = await whileLocked(db, 'backup', async () => {
    const id = keepsRecord ? await noteAttempt(db, { place: place.name, name, at: now }) : undefined;
    try {
      // Leftovers of an interrupted backup.
      await rm(work, { recursive: true, force: true });
      const backup = await makeBackup({ ...options, folder: work });
      await putInPlace(place, name, backup.file);
      if (keepsRecord) await writeErasures(db, place);
      if (id) await noteOutcome(db, id, { bytes: backup.bytes, at: new Date() });
      return backup;
    } catch (error) {
      if (id) await noteOutcome(db, id, { problem: (error as Error).message });
      throw error;
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  });
  if (!made)
    throw new BackupError('Chiar acum se face altă copie de siguranță; încercați după ce se termină.');
  if (cleanBy) await cleanUp(place, cleanBy);
  return made;
}

async function putInPlace(place: BackupPlace, name: string, file: string): Promise<void> {
  try {
    await place.put(name, await openAsBlob(file));
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`Copia nu poate fi pusă în ${place.name}: ${(error as Error).message}.`);
  }
}

/** Removes the backups that are past their time, and no other file of the place. */
async function cleanUp(place: BackupPlace, timeZone: string): Promise<void> {
  const backups = (await place.list()).flatMap((name) => {
    const madeAt = madeAtOf(name);
    return madeAt ? [{ name, madeAt }] : [];
  });
  const kept = backupsToKeep(backups, timeZone);
  for (const backup of backups) if (!kept.has(backup)) await place.remove(backup.name);
}
