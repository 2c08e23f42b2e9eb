import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type PostgresPrograms } from './postgres-programs.ts';
import { StartupError } from '#server/base/startup-error.ts';

/**
 * Reads the major version of PostgreSQL that made a cluster, as 17; undefined where there is no cluster.
 * @throws {StartupError} when the version cannot be read
 */
export function readClusterMajor(folder: string): number | undefined {
  const file = path.join(folder, 'PG_VERSION');
  if (!existsSync(file)) return undefined;
  const [major] = /^\d+/.exec(readVersion(file)) ?? [];
  if (major !== undefined) return Number(major);
  throw new StartupError(
    `The database folder ${folder} is damaged: its file PG_VERSION names no version of PostgreSQL. Nothing was changed: bring a backup into another, empty DATA_DIR (docs/backup.md).`,
  );
}

function readVersion(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartupError(`The file ${file} can not be read: ${(error as Error).message}`);
  }
}

/**
 * Checks that a cluster has the major version of the programs: PostgreSQL reads no other.
 * @throws {StartupError} when the versions differ, with what to do
 */
export async function assertSameMajor(folder: string, { postgres }: PostgresPrograms): Promise<void> {
  const found = readClusterMajor(folder);
  if (found === undefined) return;
  const { stdout } = await promisify(execFile)(postgres, ['--version']);
  const own = Number(/\) (\d+)/.exec(stdout)?.[1]);
  if (found === own) return;
  throw new StartupError(
    `The database in ${folder} is of PostgreSQL ${found} and this program brings ${own}; nothing was changed: npm run takeover copies it over and keeps the old folder, or start the version of the program that made it.`,
  );
}
