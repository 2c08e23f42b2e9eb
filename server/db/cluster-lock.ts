import pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { clusterOwner } from './create-cluster.ts';

export type ClusterAnswer =
  /** the server answers and the folder is ours, for as long as this connection lives */
  | { state: 'ours'; lock: pg.Client }
  /** the server answers and another process of this program has the folder */
  | { state: 'taken' }
  /** nobody answers, or the server is just starting or stopping */
  | { state: 'silent' };

/**
 * Asks the server behind a socket for the right to use its folder: an advisory lock held by our own connection.
 * A lock file would outlive a killed program and its process number be reused; this lock goes with the program at
 * once, however it ends, and stays when PostgreSQL itself survives it.
 */
export async function askForCluster(socketFolder: string, port: number): Promise<ClusterAnswer> {
  const lock = new pg.Client({
    host: socketFolder,
    port,
    user: clusterOwner,
    // Advisory locks count within one database: always this one.
    database: 'postgres',
    application_name: 'imprumut-clar lock',
    connectionTimeoutMillis: 2_000,
  });
  // A connection that breaks later says so by its 'end' event; an error nobody listens to would end the program.
  lock.on('error', () => undefined);
  try {
    await lock.connect();
    const { rows } = await lock.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [
      advisoryLocks.dataFolder,
    ]);
    if (rows[0]?.ours) return { state: 'ours', lock };
    await lock.end();
    return { state: 'taken' };
  } catch {
    await lock.end().catch(() => undefined);
    return { state: 'silent' };
  }
}
