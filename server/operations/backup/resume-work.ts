import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { Jobs } from '#server/shared/jobs/jobs.ts';
import { deliverMail } from '#server/shared/mail/mail-outbox.ts';
import { sendPush } from '#server/people/push/push-sends.ts';

/**
 * Queues the jobs again that a restored database has rows for. The queue itself is not in a backup: its tables belong to another
 * program and differ from version to version. Scheduled jobs start by themselves.
 * @returns the number of queued jobs
 */
export async function resumeWork(db: Kysely<Database>, jobs: Pick<Jobs, 'send'>): Promise<number> {
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
  return mails.length + sends.length;
}
