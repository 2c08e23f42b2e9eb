import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { clusterOwner } from '#server/db/create-cluster.ts';
import { DATABASE_NAME } from '#server/db/embedded-postgres.ts';
import { findPostmaster } from '#server/db/postmaster-file.ts';
import { journalFolders } from '#server/shared/journal/set-aside.ts';
import { findFreePort } from '#scripts/find-free-port.mjs';
import { operatorIdentity } from '#tests/setup/operator-identity.ts';
import { findBackends, findServer, kill, signalAll } from './processes.ts';
import { mountSmallDisk } from './small-disk.ts';

const root = path.resolve(import.meta.dirname, '../..');
const START_PATIENCE_MS = 300_000;
const NEXT_PATIENCE_MS = 10_000;
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
  const start = () => startChild(port, dataDir, logFile);
  let child = await start();
  /** processes that were really killed, and unexpected ends */
  const counted = {
    'kill -9 of the server': 0,
    'kill -9 of PostgreSQL': 0,
    'of these while it came back from one': 0,
    'kill -9 of one of its backends': 0,
    'times the disk was full': 0,
    'times PostgreSQL was frozen': 0,
    'kill -9 of the server while its journals drain': 0,
    'the program ended by itself': 0,
  };

  async function startAgainWhenEnded(): Promise<void> {
    if (!hasEnded(child)) return;
    counted['the program ended by itself'] += 1;
    child = await start();
  }

  async function killPostmaster(): Promise<number | undefined> {
    const pid = findPostmaster(folder)?.pid;
    if (pid === undefined || !(await kill(pid))) return undefined;
    counted['kill -9 of PostgreSQL'] += 1;
    return pid;
  }

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
        await startAgainWhenEnded();
        const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
        if (answer?.ok && (await databaseAnswers(folder))) return;
      }
      throw new Error(`the program did not answer: see ${logFile}`);
    },

    /** Kills the server with kill -9 and restarts it. Its PostgreSQL lives on meanwhile. */
    async killServer(): Promise<void> {
      await startAgainWhenEnded();
      if (child.pid !== undefined && (await kill(child.pid))) counted['kill -9 of the server'] += 1;
      child = await start();
    },

    /** Kills PostgreSQL's postmaster with kill -9; the program has to restart it. */
    killDatabase: async () => void (await killPostmaster()),

    /** Does the same twice, the second time while the new server recovers. */
    async killDatabaseTwice(): Promise<void> {
      const first = await killPostmaster();
      if (first === undefined) return;
      for (const deadline = Date.now() + NEXT_PATIENCE_MS; Date.now() < deadline; await pause(1)) {
        const next = findPostmaster(folder)?.pid;
        if (next === undefined || next === first) continue;
        if (await killPostmaster()) counted['of these while it came back from one'] += 1;
        return;
      }
    },

    /** Kills a single connection's process with kill -9: PostgreSQL then ends all of them and recovers. */
    async killBackend(): Promise<void> {
      const postmaster = findPostmaster(folder)?.pid;
      const backends = postmaster === undefined ? [] : findBackends(postmaster, DATABASE_NAME);
      const one = backends[Math.floor(Math.random() * backends.length)];
      if (one !== undefined && (await kill(one))) counted['kill -9 of one of its backends'] += 1;
    },

    /** Fills the disk for a while, and kills the database meanwhile, which then cannot write during its recovery. */
    async fillDisk(): Promise<void> {
      if (!disk) return;
      disk.fill();
      counted['times the disk was full'] += 1;
      await pause(500);
      await killPostmaster();
      await pause(1_500);
      disk.free();
    },

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
      if (child.pid !== undefined && (await kill(child.pid))) {
        counted['kill -9 of the server'] += 1;
        if (isDraining) counted['kill -9 of the server while its journals drain'] += 1;
      }
      child = await start();
    },

    /** Stops the program as an operator would. */
    async stop(): Promise<void> {
      await startAgainWhenEnded();
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exited;
    },

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

async function startChild(port: number, dataDir: string, logFile: string): Promise<ChildProcess> {
  const log = await open(logFile, 'a');
  const env = {
    ...process.env,
    ...operatorIdentity,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATES_FETCH: 'false',
    // Four people who write without a pause exceed the usual limit of a site.
    FORM_LIMIT: '1000000',
    FORM_LEAST_SECONDS: '0',
  };
  const stdio = ['ignore' as const, log.fd, log.fd];
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio });
  await log.close();
  return child;
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

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
