import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import { type Connection, createDatabase, takesSettings } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { assertRestoreFinished } from './unfinished-restore.ts';
import { createHeartbeat } from './heartbeat.ts';
import { throughRestarts } from './through-restarts.ts';
import { waitForDatabase } from './wait-for-database.ts';
import { atMostEvery } from '#server/base/at-most-every.ts';
import { StartupError } from '#server/base/startup-error.ts';

const POOL_SIZE = 10;
// Events, departures and reports wait for no page: they have connections of their own, however many visitors search or write.
const URGENT_POOL_SIZE = 3;
const HELD_UP_SAY_MS = 10_000;

type Options = {
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>;
  logger: Logger;
  /** collects what is started, to stop it in reverse order */
  running: AsyncDisposableStack;
};

/**
 * Opens and migrates the database: the one of DATABASE_URL, or a PostgreSQL of our own in the data folder.
 * @returns urgent: the same database for what must be stored at once; heartbeat: not started yet; direct: the connection without a
 * pooler, for a session of its own; without DATABASE_DIRECT_URL the same one; pools: their connections, to be counted
 * @throws {StartupError} when it is unavailable, or a migration fails
 */
export async function openDatabase({ config, logger, running }: Options) {
  const { connection, direct } = await connectToDatabase({ config, logger, running });
  try {
    const isTimeToSay = atMostEvery(HELD_UP_SAY_MS);
    const onHeldUp = (sentence: string) => isTimeToSay() && logger.warn(sentence);
    const ran = await throughRestarts(() => migrate(direct, { onHeldUp }));
    await throughRestarts(() => assertRestoreFinished(direct));
    if (ran.length > 0) logger.info(`The database has taken ${ran.join(', ')}.`);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const { message } = error as Error;
    throw new StartupError(`${message}\nThe database is as it was before.`);
  }
  const onConnectionLost = (error: Error) => logger.debug(error, 'An idle database connection was closed.');
  const isOurs = config.databaseUrl === null;
  const withSettings = isOurs || (await takesSettings(connection));
  const heartbeat = createHeartbeat({
    connection,
    onChange: (isSilent) => {
      if (isSilent)
        logger.warn('The database does not answer: the site goes on from memory and its journals.');
      else logger.info('The database answers again.');
    },
  });
  running.defer(() => heartbeat.stop());
  const pools: pg.Pool[] = [];
  const onPool = (pool: pg.Pool) => void pools.push(pool);
  const open = (poolSize: number) => {
    const db = createDatabase({ connection, poolSize, withSettings, heartbeat, onPool, onConnectionLost });
    running.defer(() => db.destroy());
    return db;
  };
  return { db: open(POOL_SIZE), urgent: open(URGENT_POOL_SIZE), heartbeat, pools, connection, direct };
}

/**
 * Connects to the database, waiting until it answers, without migrating it.
 * @returns as `openDatabase`
 * @throws {StartupError} when it is unavailable
 */
export async function connectToDatabase({
  config,
  logger,
  running,
}: Options): Promise<{ connection: Connection; direct: Connection }> {
  const { databaseUrl, databaseDirectUrl } = config;
  if (databaseUrl !== null) {
    await waitForDatabase(databaseUrl);
    if (databaseDirectUrl !== null) await waitForDatabase(databaseDirectUrl, { name: 'DATABASE_DIRECT_URL' });
    return {
      connection: { connectionString: databaseUrl },
      direct: { connectionString: databaseDirectUrl ?? databaseUrl },
    };
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: logger });
  running.defer(() => postgres.stop());
  return { connection: postgres.connection, direct: postgres.connection };
}
