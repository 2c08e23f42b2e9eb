import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { type Connection, createDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { UNFINISHED_RESTORE } from '#server/db/unfinished-restore.ts';
import { type Jobs, startJobs } from '#server/shared/jobs/jobs.ts';
import { applyErasures } from './apply-erasures.ts';
import type { Erasure } from './erasure-list.ts';
import type { Database } from '#server/db/tables.ts';
import { deliverMail } from '#server/shared/mail/mail-outbox.ts';
import { sendPush } from '#server/people/push/push-sends.ts';

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

/**
 * Queues the jobs again that a restored database has rows for. The queue itself is not in a backup: its tables belong to another
 * program and differ from version to version. Scheduled jobs start by themselves.
 */
async function resumeWork(db: Kysely<Database>, jobs: Pick<Jobs, 'send'>): Promise<void> {
  const mails = await db
    .selectFrom('mail_outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('created_at')
    .execute();
  for (const { id } of mails) await jobs.send(deliverMail, { id }, db);
  const sends = await db.selectFrom('push_sends').select('id').where('finished_at', 'is', null).execute();
  for (const { id } of sends) await jobs.send(sendPush, { id }, db);
}
