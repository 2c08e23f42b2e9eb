import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { clusterOwner } from './create-cluster.ts';

export type ClusterAnswer =
  /** the server answers, and the folder is ours as long as this connection lives */
  | { state: 'ours'; lock: pg.Client }
  /** the server answers, and another process of this program has the folder */
  | { state: 'taken' }
  /** the answering server runs on another folder: the address is of the folder this one was copied from */
  | { state: 'foreign' }
  /** the server answers and refuses our account: its cluster was made by another program */
  | { state: 'refused'; reason: string }
  /** no answer, or the server is just starting or stopping */
  | { state: 'silent' };

type Server = {
  /** folder of the cluster */
  folder: string;
  socketFolder: string;
  port: number;
};

/** No such account, a wrong password, no such database: it is not one of our clusters. */
const REFUSED_CODES = new Set(['28000', '28P01', '3D000']);

/**
 * Asks the server behind a socket for the lock of our folder, after checking that the server runs on it. The lock is an advisory
 * lock of our own connection: a lock file would outlive a killed program and its process number be reused, whereas this lock ends
 * with the program at once, however it ends, even if PostgreSQL itself lives on.
 */
export async function askForCluster({ folder, socketFolder, port }: Server): Promise<ClusterAnswer> {
  const lock = new pg.Client({
    host: socketFolder,
    port,
    user: clusterOwner,
    // Advisory locks count within one database, so this one is always used.
    database: 'postgres',
    application_name: 'imprumut-clar lock',
    connectionTimeoutMillis: 2_000,
  });
  // A connection that breaks later emits 'end'; an 'error' without a listener would end the program.
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
  } catch (error) {
    await lock.end().catch(() => undefined);
    const { code = '', message } = error as Error & { code?: string };
    return REFUSED_CODES.has(code) ? { state: 'refused', reason: message } : { state: 'silent' };
  }
}

/**
 * Tells whether the server's own folder is ours: the server must see a file there with a name made up now. Names of folders would
 * not tell, as containers give one folder several names and several folders one name; nor would any permanent file in it, which a
 * copy has too. The file is empty, so that a full disk does not matter.
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
