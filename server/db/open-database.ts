import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import { type Connection, createDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { throughRestarts } from './through-restarts.ts';
import { waitForDatabase } from './wait-for-database.ts';
import { StartupError } from '#server/startup-error.ts';

type Options = {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  logger: Logger;
  /** takes what is started, in order, to stop it again */
  running: AsyncDisposableStack;
};

/**
 * The database, migrated: the one of DATABASE_URL, or a PostgreSQL of our own in the data folder.
 * @throws {StartupError} when it can not be had, or a migration fails
 */
export async function openDatabase({ config, logger, running }: Options) {
  const connection = await connect();
  try {
    const ran = await throughRestarts(() => migrate(connection));
    if (ran.length > 0) logger.info(`The database has taken ${ran.join(', ')}.`);
  } catch (error) {
    const { message } = error as Error;
    throw new StartupError(`${message}\nThe database is as it was before.`);
  }
  const onConnectionLost = (error: Error) => logger.debug(error, 'An idle database connection was closed.');
  const db = createDatabase({ connection, onConnectionLost });
  running.defer(() => db.destroy());
  return { db, connection };

  async function connect(): Promise<Connection> {
    if (config.databaseUrl !== null) {
      await waitForDatabase(config.databaseUrl);
      return { connectionString: config.databaseUrl };
    }
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: logger });
    running.defer(() => postgres.stop());
    return postgres.connection;
  }
}
