import pg from 'pg';
import type { Connection } from './database.ts';
import { StartupError } from '#server/base/startup-error.ts';

/**
 * Table that exists from the moment a backup's rows are loaded until the erasures made since are repeated. It is created in the
 * transaction of the rows, so that no site can open the database in between, whatever interrupts the restore.
 */
export const UNFINISHED_RESTORE = 'restore_unfinished';

/** Checks that no restore was interrupted. @throws {StartupError} when one was */
export async function assertRestoreFinished(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
      UNFINISHED_RESTORE,
    ]);
    if (rows[0]?.found)
      throw new StartupError(
        'A backup was brought into this database, but what was erased after it was made was not erased again: run npm run restore once more, into an empty database.',
      );
  } finally {
    await client.end().catch(() => undefined);
  }
}
