import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { clusterOwner } from '#server/db/create-cluster.ts';
import { DATABASE_NAME } from '#server/db/embedded-postgres.ts';
import { findPostmaster } from '#server/db/postmaster-file.ts';
import { journalFolders } from '#server/shared/journal/set-aside.ts';
import { findFreePort } from '#scripts/find-free-port.mjs';
import { newCrashCounts } from './crash-counts.ts';
import { createDatabaseBlows } from './database-blows.ts';
import { findServer, signalAll } from './processes.ts';
import { mountSmallDisk } from './small-disk.ts';
import { startSupervisedServer } from './supervised-server.ts';

const START_PATIENCE_MS = 300_000;
const FREEZE_PATIENCE_MS = 15_000;

/**
 * Starts the real program with its own PostgreSQL, fsync on, in a temporary data folder, to be killed without warning. Its output
 * is written beside the folder, to `….log`.
 */
export async function startCrashingProgram() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-crash-'));
  const logFile = `${dataDir}.log`;
  const disk = mountSmallDisk(dataDir);
  // PostgreSQL may run as another account, which has to enter this folder.
  await chmod(dataDir, 0o755);
  const folder = path.join(dataDir, 'postgres');
  const port = await findFreePort();
  const counted = newCrashCounts();
  const server = await startSupervisedServer({ port, dataDir, logFile, counted });

  return {
    port,
    dataDir,
    logFile,
    counted,
    canFillDisk: disk !== undefined,

    /**
     * Resolves when the program listens and its database answers, restarting it as a supervisor would. @throws {Error} after five
     * minutes
     */
    async isUp(): Promise<void> {
      for (const deadline = Date.now() + START_PATIENCE_MS; Date.now() < deadline; await pause(20)) {
        await server.startAgainWhenEnded();
        const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
        if (answer?.ok && (await databaseAnswers(folder))) return;
      }
      throw new Error(`the program did not answer: see ${logFile}`);
    },

    /** Kills the server with kill -9 and restarts it. Its PostgreSQL lives on meanwhile. */
    async killServer(): Promise<void> {
      await server.startAgainWhenEnded();
      await server.killAndRestart();
    },

    ...createDatabaseBlows({ folder, disk, counted }),

    /** Freezes PostgreSQL until the journals hold something, resumes it, and kills the server during the replay. */
    async killWhileDraining(): Promise<void> {
      const postmaster = findPostmaster(folder)?.pid;
      if (postmaster === undefined) return;
      const frozen = findServer(postmaster);
      signalAll(frozen, 'SIGSTOP');
      counted['times PostgreSQL was frozen'] += 1;
      try {
        await until(() => journalFiles(dataDir) > 0, FREEZE_PATIENCE_MS);
        await pause(500);
      } finally {
        signalAll(frozen, 'SIGCONT');
      }
      const held = journalFiles(dataDir);
      await until(() => journalFiles(dataDir) < held, FREEZE_PATIENCE_MS);
      // Some of it is stored, some is not.
      const isDraining = journalFiles(dataDir) > 0;
      if ((await server.killAndRestart()) && isDraining)
        counted['kill -9 of the server while its journals drain'] += 1;
    },

    /** Stops the program as an operator would. */
    stop: () => server.stop(),

    async remove(): Promise<void> {
      disk?.remove();
      await Promise.all([dataDir, logFile].map((file) => rm(file, { recursive: true, force: true })));
    },
  };
}

/** Counts the files in the journals of a data folder. */
function journalFiles(dataDir: string): number {
  return journalFolders.reduce((sum, name) => {
    const folder = path.join(dataDir, name);
    return (
      sum + (existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.jsonl')).length : 0)
    );
  }, 0);
}

async function until(holds: () => boolean, patienceMs: number): Promise<void> {
  for (const deadline = Date.now() + patienceMs; !holds() && Date.now() < deadline; await pause(1));
}

async function databaseAnswers(host: string): Promise<boolean> {
  const client = new pg.Client({ host, user: clusterOwner, database: DATABASE_NAME });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
