import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { clusterOwner } from './create-cluster.ts';

export type ClusterAnswer =
  /** the server answers and the folder is ours, for as long as this connection lives */
  | { state: 'ours'; lock: pg.Client }
  /** the server answers and another process of this program has the folder */
  | { state: 'taken' }
  /** a server answers that runs on another folder: the address is that of the folder this one was copied from */
  | { state: 'foreign' }
  /** nobody answers, or the server is just starting or stopping */
  | { state: 'silent' };

type Server = {
  /** the cluster's */
  folder: string;
  socketFolder: string;
  port: number;
};

/**
 * Asks the server behind a socket for the right to use our folder, once it has shown that it runs on it: an advisory lock held by our own connection.
 * A lock file would outlive a killed program and its process number be reused; this lock goes with the program at
 * once, however it ends, and stays when PostgreSQL itself survives it.
 */
export async function askForCluster({ folder, socketFolder, port }: Server): Promise<ClusterAnswer> {
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
    if (!(await runsOn(folder, lock))) {
      await lock.end();
      return { state: 'foreign' };
    }
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

/**
 * Whether the server's own folder is ours: it has to see there a file of a name made up now. Names of folders would not
 * tell, as containers give one folder several and several folders one; nor would anything kept in it, which a copy has
 * too. The file is empty, so that a full disk does not stand in the way.
 */
async function runsOn(folder: string, client: pg.Client): Promise<boolean> {
  const name = `imprumut-clar-${randomUUID()}`;
  const file = path.join(folder, name);
  await writeFile(file, '');
  try {
    const { rows } = await client.query<{ is_seen: boolean }>(
      'select (pg_stat_file($1, true)).modification is not null as is_seen',
      [name],
    );
    return rows[0]?.is_seen === true;
  } finally {
    await rm(file, { force: true });
  }
}
