import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Account } from './postgres-account.ts';
import { StartupError } from '#server/base/startup-error.ts';

/** The system takes 103 characters and an end mark on macOS, 107 on Linux; the file itself is `/.s.PGSQL.5432`. */
const LONGEST_FOLDER = 103 - '/.s.PGSQL.5432'.length;

/**
 * Chooses the folder of PostgreSQL's socket: the cluster's own, which only its account may enter, or one in the system's temporary
 * folder when the path is too long for a socket.
 * @throws {StartupError} when somebody else owns that temporary folder
 */
export function chooseSocketFolder(clusterFolder: string, account: Account | null): string {
  if (Buffer.byteLength(clusterFolder) <= LONGEST_FOLDER) return clusterFolder;
  const mark = createHash('sha256').update(clusterFolder).digest('hex').slice(0, 16);
  const folder = path.join(tmpdir(), `imprumut-clar-${mark}`);
  const owner = account?.uid ?? process.getuid?.();
  if (makeClosedFolder(folder) && account) chownSync(folder, account.uid, account.gid);
  const found = lstatSync(folder);
  if (found.isDirectory() && found.uid === owner) return folder;
  throw new StartupError(
    `The folder ${folder}, where PostgreSQL's socket belongs, is someone else's; remove it.`,
  );
}

/** @returns whether the folder was made; another start may have been quicker */
function makeClosedFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new StartupError(
      `The folder ${folder}, where PostgreSQL's socket belongs, can not be made: ${message}`,
    );
  }
}
