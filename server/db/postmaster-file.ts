import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '#server/base/startup-error.ts';

export type Postmaster = {
  pid: number;
  /** names the socket file, even if the server does not listen on the network */
  port: number;
  /** folder of the socket; empty until the server listens */
  socketFolder: string;
};

/**
 * Reads `postmaster.pid`, which a server writes at its start, removes at its end and leaves behind after a crash.
 * @returns undefined when there is no such file, or it is not complete yet
 * @throws {StartupError} when it cannot be read
 */
export function findPostmaster(clusterFolder: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // A missing cluster, or a file in its place, means that no server runs on it.
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
 * Tells whether a process number really is a PostgreSQL on the folder. After a crash the number in the file may belong to any
 * process, in a container even to this program.
 */
export function isPostmaster(pid: number, clusterFolder: string): boolean {
  const command = commandOf(pid);
  // Matches the whole path: a copy's path may end, or begin, like the original's.
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
