import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Connection } from '#server/db/database.ts';
import { isFileProblem } from '#server/base/is-file-problem.ts';
import { makeFolder } from '#server/base/make-folder.ts';
import { BackupError } from './backup-error.ts';
import { readBackup } from './read-backup.ts';
import type { Sealing } from './sealed-file.ts';
import { writeBackup } from './write-backup.ts';

type Options = Sealing & {
  /** direct, without a pooler */
  connection: Connection;
  dataDir: string;
  /** folder of the file, created if missing */
  folder: string;
  now: Date;
};

export type MadeBackup = { file: string; bytes: number; tables: number; rows: number };

/**
 * Makes a backup and reads it to its end, so that an existing file is a good one.
 * @throws {BackupError} when the folder cannot be used; a failure on the way leaves no file
 */
export async function makeBackup({ folder, ...options }: Options): Promise<MadeBackup> {
  const file = path.join(folder, backupName(options.now));
  try {
    await makeFolder(folder);
    await writeBackup({ ...options, file });
    const { tables } = await readBackup({ file, passphrase: options.passphrase });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { file, bytes: (await stat(file)).size, tables: tables.length, rows };
  } catch (error) {
    await rm(file, { force: true });
    if (isFileProblem(error))
      throw new BackupError(`Copia nu poate fi scrisă în ${folder}: ${error.message}.`);
    throw error;
  }
}

/** Builds the name of a backup from the moment it was made, in UTC. */
export function backupName(madeAt: Date): string {
  return `imprumut-clar-${madeAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.gz.age`;
}

/** Reads the moment of a backup from its name; undefined for any other file. */
export function madeAtOf(name: string): Date | undefined {
  const [, ...parts] = /^imprumut-clar-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.gz\.age$/.exec(name) ?? [];
  const [year, month, day, hour, minute, second] = parts;
  return year === undefined ? undefined : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
