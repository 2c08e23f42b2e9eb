import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { askForCluster } from './cluster-lock.ts';
import { findPostgresAccount } from './postgres-account.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { findPostmaster, isPostmaster } from './postmaster-file.ts';
import { chooseSocketFolder } from './socket-folder.ts';
import { type PostmasterProcess, spawnPostmaster } from './spawn-postmaster.ts';
import { StartupError } from '#server/base/startup-error.ts';

export type Cluster = {
  /** absolute, without symbolic links */
  folder: string;
  logFile: string;
  /** names the socket file; the server does not listen on the network */
  port: number;
  /** PostgreSQL settings by name */
  settings: Record<string, string>;
  programs: PostgresPrograms;
  log: { info(message: string): void };
};

export type ClaimedCluster = {
  /** the connection that holds the lock: it ends with the server */
  lock: pg.Client;
  socketFolder: string;
};

/** The lock of a killed program goes within milliseconds; that of a stopping one when its PostgreSQL has stopped. */
const TAKEN_PATIENCE_MS = 3_000;
/** Longest time that a server another program is just stopping, or the children of a killed one, may be in the way. */
const IN_THE_WAY_PATIENCE_MS = 20_000;
/** Recovery after a crash reads at most about 1 GB of PostgreSQL's own log. */
const READY_PATIENCE_MS = 300_000;
const SAY_SO_AFTER_MS = 5_000;
const SAY_SO_EVERY_MS = 60_000;
const LOOK_AGAIN_MS = 20;

/**
 * Resolves when a server runs on the cluster's folder and this process holds its lock: adopts a running server, waits for one that
 * starts or stops, or starts one.
 * @param knownSocketFolder where clients of an earlier claim keep looking for the server
 * @throws {StartupError} when another process has the folder, or PostgreSQL cannot run on it
 */
export async function claimCluster(cluster: Cluster, knownSocketFolder?: string): Promise<ClaimedCluster> {
  const { folder, logFile, log } = cluster;
  const account = findPostgresAccount(folder);
  const start = Date.now();
  let takenSince: number | undefined;
  let child: PostmasterProcess | undefined;
  let sayAt = SAY_SO_AFTER_MS;
  // A PostgreSQL that we start without getting its lock must not outlive us; another program's is left alone.
  const abandon = () => child?.signalStop();
  process.once('exit', abandon);

  try {
    for (;;) {
      const running = findPostmaster(folder);
      const ownSocketFolder = knownSocketFolder || chooseSocketFolder(folder, account);
      const socketFolder = knownSocketFolder || running?.socketFolder || ownSocketFolder;
      // The socket tells whether that PostgreSQL is alive; its process number means nothing across containers.
      const answer = running
        ? await askForCluster({ folder, socketFolder, port: running.port || cluster.port })
        : { state: 'silent' as const };
      if (answer.state === 'ours') return { lock: answer.lock, socketFolder };
      const isItsServer = running !== undefined && isPostmaster(running.pid, folder);
      if (answer.state === 'refused' && isItsServer) {
        abandon();
        throw new StartupError(
          `The PostgreSQL in ${folder} is another program's (${answer.reason}): set DATA_DIR to a folder of this site.`,
        );
      }

      takenSince = answer.state === 'taken' ? (takenSince ?? Date.now()) : undefined;
      if (takenSince !== undefined && Date.now() - takenSince > TAKEN_PATIENCE_MS) {
        throw new StartupError(
          `Another running copy of this program uses the data folder ${path.dirname(folder)}.`,
        );
      }
      const waitedMs = Date.now() - start;
      // A copied folder brings the original's `postmaster.pid`, which names the original's server.
      const isAbsent = answer.state === 'foreign' || (answer.state !== 'taken' && !isItsServer);
      const isComing = child !== undefined && child.lastWords() === undefined;
      if (isAbsent && !isComing) {
        if (child) await assertWorthAnotherStart(child, waitedMs, logFile);
        child = await spawnPostmaster({
          ...cluster,
          socketFolder: ownSocketFolder,
          account,
          stalePid: running?.pid,
        });
      }
      if (waitedMs > READY_PATIENCE_MS) {
        throw new StartupError(`PostgreSQL on ${folder} was not ready in five minutes; ${logFile} says why.`);
      }
      if (waitedMs > sayAt) {
        log.info(`Waiting for PostgreSQL on ${folder}.`);
        sayAt += SAY_SO_EVERY_MS;
      }
      await pause(LOOK_AGAIN_MS);
    }
  } finally {
    process.off('exit', abandon);
  }
}

/**
 * Throws unless the failed start may succeed again: while another server, or a killed one's children, are just leaving the folder.
 */
async function assertWorthAnotherStart(child: PostmasterProcess, waitedMs: number, logFile: string) {
  const lastWords = child.lastWords() ?? '';
  // A server killed during its start does not mean a problem of the folder either.
  const isPassing = child.wasKilled() || /lock file|shared memory block/.test(lastWords);
  if (isPassing && waitedMs < IN_THE_WAY_PATIENCE_MS) return await pause(10 * LOOK_AGAIN_MS);
  const reason = lastWords.split('\n').findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lastWords;
  throw new StartupError(
    `PostgreSQL did not start (${reason || 'it gave no reason'}); ${logFile} has the rest.`,
  );
}
