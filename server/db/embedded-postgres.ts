import { realpathSync } from 'node:fs';
import { rmdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { claimCluster } from './claim-cluster.ts';
import { clusterOwner, createClusterIfMissing } from './create-cluster.ts';
import { assertSameMajor } from './cluster-major.ts';
import type { Connection } from './database.ts';
import { findPostgresAccount } from './postgres-account.ts';
import { type PostgresPrograms, postgresPrograms } from './postgres-programs.ts';
import { signalStop, stopPostmaster } from './stop-postmaster.ts';
import { throughRestarts } from './through-restarts.ts';

export const DATABASE_NAME = 'imprumut_clar';

type Options = {
  /** DATA_DIR: the cluster is in its folder `postgres`, PostgreSQL's log in its file `postgres.log` */
  dataDir: string;
  /** PostgreSQL settings by name, overriding our own; tests switch `fsync` off */
  settings?: Record<string, string>;
  /** programs of another version than the install's, to migrate an older database */
  programs?: PostgresPrograms;
  log: { info(message: string): void; warn(message: string): void; error(message: string): void };
};

export type EmbeddedPostgres = {
  connection: Extract<Connection, { host: string }>;
  /** stops PostgreSQL; call it after the last query */
  stop(): Promise<void>;
};

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
const SAY_WHY_EVERY_MS = 60_000;

/**
 * Starts the PostgreSQL of the install, or adopts the one a killed program left running, and restarts it whenever it dies, for as
 * long as it takes. One program at a time has a data folder.
 * @throws {StartupError} when another process has the folder, or PostgreSQL cannot run on it
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { settings = {}, log } = options;
  const programs = options.programs ?? (await postgresPrograms());
  const dataDir = realpathSync(options.dataDir);
  const folder = path.join(dataDir, 'postgres');
  const cluster = {
    folder,
    logFile: path.join(dataDir, 'postgres.log'),
    port: 5432,
    settings,
    programs,
    log,
  };

  const stopping = new AbortController();
  await assertSameMajor(folder, programs);
  await createClusterIfMissing(folder, findPostgresAccount(folder), programs);
  const { lock, socketFolder } = await claimCluster(cluster);
  // However this process ends, PostgreSQL gets a stop signal; only kill -9 leaves it running, for the next start.
  const stopAtExit = () => signalStop(folder);
  process.once('exit', stopAtExit);
  let held: Promise<pg.Client | undefined> = Promise.resolve(lock);
  watch(lock);
  await throughRestarts(async () => createOwnDatabase(await held));

  function watch(current: pg.Client): void {
    current.once('end', () => {
      if (stopping.signal.aborted) return;
      log.warn('PostgreSQL went away; starting it again.');
      held = bringBack();
    });
  }

  // The site goes on without its database, from memory and its journals: a missing database never ends the program.
  async function bringBack(): Promise<pg.Client | undefined> {
    let saidWhyAt = -Infinity;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        const { lock: next } = await claimCluster(cluster, socketFolder);
        log.info('PostgreSQL is back.');
        watch(next);
        return next;
      } catch (error) {
        if (Date.now() - saidWhyAt >= SAY_WHY_EVERY_MS) {
          saidWhyAt = Date.now();
          log.error(`The site goes on without its database and tries again. ${(error as Error).message}`);
        }
      }
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return undefined;
    }
  }

  return {
    connection: { host: socketFolder, port: cluster.port, user: clusterOwner, database: DATABASE_NAME },
    async stop() {
      if (stopping.signal.aborted) return;
      stopping.abort();
      // A server that is just being restarted is stopped once it runs, not left behind.
      const last = await held;
      const stopped = await stopPostmaster(folder);
      await last?.end().catch(() => undefined);
      process.off('exit', stopAtExit);
      if (stopped && socketFolder !== folder) await rmdir(socketFolder).catch(() => undefined);
      if (!stopped) log.warn('PostgreSQL is still stopping; the next start waits for it.');
    },
  };
}

async function createOwnDatabase(client: pg.Client | undefined): Promise<void> {
  if (!client) return; // stopped by now
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE_NAME]);
  if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`);
}
