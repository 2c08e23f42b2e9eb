import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type Connection, createDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { UNFINISHED_RESTORE } from '#server/db/unfinished-restore.ts';
import { startJobs } from '#server/shared/jobs/jobs.ts';
import { applyErasures } from './apply-erasures.ts';
import type { Erasure } from './erasure-list.ts';
import { resumeWork } from './resume-work.ts';

type Options = {
  connection: Connection;
  erasures: readonly Erasure[];
  /** time zone of the country */
  timeZone: string;
  logger: Pick<Logger, 'error'>;
};

/**
 * Prepares a restored database for a site to open: runs this version's migrations, repeats the erasures made since the backup and
 * queues its waiting jobs again.
 * @returns the number of repeated erasures
 */
export async function finishRestore({ connection, erasures, timeZone, logger }: Options): Promise<number> {
  await migrate(connection);
  const db = createDatabase({ connection, poolSize: 2, statementTimeoutMs: 0 });
  try {
    const erased = await applyErasures(db, erasures, timeZone);
    const jobs = await startJobs({ connection, timeZone, logger });
    try {
      await resumeWork(db, jobs);
    } finally {
      await jobs.stop();
    }
    await sql`drop table ${sql.table(UNFINISHED_RESTORE)}`.execute(db);
    return erased;
  } finally {
    await db.destroy();
  }
}
