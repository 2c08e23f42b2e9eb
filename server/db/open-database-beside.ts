import path from 'node:path';
import { askForCluster } from './cluster-lock.ts';
import { clusterOwner } from './create-cluster.ts';
import { createDatabase } from './database.ts';
import { DATABASE_NAME } from './embedded-postgres.ts';
import { openDatabase } from './open-database.ts';
import { findPostmaster } from './postmaster-file.ts';

/**
 * The database for a command that people run while the site may be running on the same data folder: then through the
 * site's own PostgreSQL, as it is; otherwise as the site itself opens it.
 * @throws {StartupError} when it can not be had
 */
export async function openDatabaseBeside(options: Parameters<typeof openDatabase>[0]) {
  const { config, running } = options;
  const folder = path.join(config.dataDir, 'postgres');
  const postmaster = config.databaseUrl === null ? findPostmaster(folder) : undefined;
  if (postmaster) {
    const { socketFolder: host, port } = postmaster;
    const answer = await askForCluster({ folder, socketFolder: host, port });
    if (answer.state === 'ours') await answer.lock.end();
    if (answer.state === 'taken') {
      const connection = { host, port, user: clusterOwner, database: DATABASE_NAME };
      const db = createDatabase({ connection, poolSize: 2 });
      running.defer(() => db.destroy());
      return { db, connection, direct: connection };
    }
  }
  return await openDatabase(options);
}
