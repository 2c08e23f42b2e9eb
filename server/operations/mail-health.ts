import { type Kysely, sql } from 'kysely';
import type { MailHealth } from '#domain/answers/office/operations.ts';
import type { Database } from '#server/db/tables.ts';

/** Checks whether mail is being sent. */
export async function findMailHealth(db: Kysely<Database>): Promise<MailHealth> {
  const { rows } = await sql<Omit<MailHealth, 'failed'>>`
    select count(*) filter (where sent_at is null and failed_at is null)::integer as waiting,
      min(created_at) filter (where sent_at is null and failed_at is null) as "oldestWaitingAt",
      max(sent_at) as "lastSentAt"
    from mail_outbox`.execute(db);
  const failed = await db
    .selectFrom('mail_outbox')
    .select(['id', 'kind', 'failed_at as failedAt', 'attempts', 'last_error as error'])
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .limit(50)
    .$narrowType<{ failedAt: Date }>()
    .execute();
  return { ...(rows[0] ?? { waiting: 0, oldestWaitingAt: null, lastSentAt: null }), failed };
}
