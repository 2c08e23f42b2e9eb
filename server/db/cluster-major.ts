import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type PostgresPrograms } from './postgres-programs.ts';
import { StartupError } from '#server/startup-error.ts';

/** The major version of PostgreSQL that made a cluster, as 17; undefined where there is no cluster. */
export function readClusterMajor(folder: string): number | undefined {
  const file = path.join(folder, 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}

/**
 * PostgreSQL reads no cluster of another major version.
 * @throws {StartupError} when a cluster is of another one than the programs, with what to do
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
