import { spawn } from 'node:child_process';
import { closeSync, fchownSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { postgresEnvironment } from './create-cluster.ts';
import type { Account } from './postgres-account.ts';
import { commandFor } from './postgres-command.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { StartupError } from '#server/base/startup-error.ts';

const LARGEST_LOG_BYTES = 10_000_000;

type Task = {
  folder: string;
  socketFolder: string;
  port: number;
  account: Account | null;
  settings: Record<string, string>;
  programs: PostgresPrograms;
  logFile: string;
  /** a process number in `postmaster.pid` that is not (or no longer) a PostgreSQL of this folder */
  stalePid: number | undefined;
};

export type PostmasterProcess = {
  /** undefined while it runs, then its output since its start */
  lastWords(): string | undefined;
  /** killed by a signal, as by kill -9 or a machine short of memory: the server had no problem of its own */
  wasKilled(): boolean;
  signalStop(): void;
};

function openLog(file: string): number {
  try {
    return openSync(file, 'a', 0o600);
  } catch (error) {
    throw new StartupError(`PostgreSQL's log ${file} can not be written: ${(error as Error).message}`);
  }
}

/**
 * Starts `postgres` on a folder as a process of its own: Ctrl+C in a terminal goes to every process of the group,
 * and the database must outlast the program's last writes.
 */
export async function spawnPostmaster(task: Task): Promise<PostmasterProcess> {
  const { folder, account, logFile, stalePid } = task;
  const { file, args, identity } = commandFor({
    program: task.programs.postgres,
    args: listArguments(task),
    account,
    folder,
  });

  const log = openLog(logFile);
  // Root today, an ordinary user tomorrow: the owner of the cluster may write its log.
  if (account) fchownSync(log, account.uid, account.gid);
  if (statSync(logFile).size > LARGEST_LOG_BYTES) truncateSync(logFile);
  const alreadySaid = statSync(logFile).size;
  const child = spawn(file, args, {
    ...identity,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    // PostgreSQL does not start while the process of an old `postmaster.pid` lives, whatever it is; this variable is its own way to
    // mark it as "not a PostgreSQL". The check for surviving children of a killed server remains.
    env: { ...postgresEnvironment(), ...(stalePid && { PG_GRANDPARENT_PID: String(stalePid) }) },
  });
  child.unref();
  closeSync(log);

  let problem: string | undefined;
  let hasExited = false;
  child.once('error', (error) => (problem = error.message));
  child.once('exit', () => (hasExited = true));
  return {
    // The log is read on demand: after a stop its folder may be gone.
    lastWords: () =>
      problem ?? (hasExited ? readFileSync(logFile).subarray(alreadySaid).toString().trim() : undefined),
    wasKilled: () => child.signalCode !== null,
    signalStop: () => void child.kill('SIGINT'),
  };
}

function listArguments({ folder, socketFolder, port, settings }: Task): string[] {
  const all = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: String(port),
    fsync: 'on',
    timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    ...settings,
  };
  return ['-D', folder, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
