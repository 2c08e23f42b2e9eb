import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '#server/startup-error.ts';

export type Postmaster = {
  pid: number;
  /** names the socket file, also when nothing listens on the network */
  port: number;
  /** folder of the socket; empty until the server listens */
  socketFolder: string;
};

/**
 * What `postmaster.pid` says of the server on a folder: written when it starts, removed when it has stopped, left
 * behind by a crash.
 * @returns undefined when there is no such file, or it is not written out yet
 * @throws {StartupError} when it can not be read
 */
export function findPostmaster(clusterFolder: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Without the cluster, or with a file in its place, no server runs on it.
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new StartupError(
      `PostgreSQL's file postmaster.pid in ${clusterFolder} can not be read: ${message}`,
    );
  }
  const [pid, , , port, socketFolder = ''] = lines;
  return Number(pid) > 0
    ? { pid: Number(pid), port: Number(port), socketFolder: socketFolder.trim() }
    : undefined;
}

/**
 * Whether a process number really is a PostgreSQL on the folder. After a crash the number in the file may belong
 * to anything by now, in a container even to this program.
 */
export function isPostmaster(pid: number, clusterFolder: string): boolean {
  const command = commandOf(pid);
  // Whole: the path of a copy may be the end, or the beginning, of the original's.
  return command.includes('postgres') && command.includes(` -D ${clusterFolder} `);
}

function commandOf(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return ''; // no such process
  }
}
