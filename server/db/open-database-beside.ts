import path from 'node:path';
import { askForCluster } from './cluster-lock.ts';
import { clusterOwner } from './create-cluster.ts';
import { type Connection, createDatabase } from './database.ts';
import { DATABASE_NAME } from './embedded-postgres.ts';
import { connectToDatabase, openDatabase } from './open-database.ts';
import { findPostmaster } from './postmaster-file.ts';

type Options = Parameters<typeof openDatabase>[0];

/**
 * Opens the database for a command that may run beside the site on the same data folder: then through the site's own PostgreSQL,
 * unmigrated; otherwise as the site itself opens it.
 * @throws {StartupError} when it is unavailable
 */
export async function openDatabaseBeside(options: Options) {
  const connection = await findSitesOwn(options);
  if (!connection) return await openDatabase(options);
  const db = createDatabase({ connection, poolSize: 2 });
  options.running.defer(() => db.destroy());
  return { db, connection, direct: connection };
}

/** Returns the connection to that database without migrating it. @throws {StartupError} when it is unavailable */
export async function connectBeside(options: Options): Promise<Connection> {
  return (await findSitesOwn(options)) ?? (await connectToDatabase(options)).direct;
}

async function findSitesOwn({ config }: Options): Promise<Connection | undefined> {
  const folder = path.join(config.dataDir, 'postgres');
  const postmaster = config.databaseUrl === null ? findPostmaster(folder) : undefined;
  if (!postmaster) return undefined;
  const { socketFolder: host, port } = postmaster;
  const answer = await askForCluster({ folder, socketFolder: host, port });
  if (answer.state === 'ours') await answer.lock.end();
  return answer.state === 'taken' ? { host, port, user: clusterOwner, database: DATABASE_NAME } : undefined;
}
