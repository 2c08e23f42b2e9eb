import { DAY_MS } from '#domain/base/days/day-ms.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { DEAD_LETTERS } from '#server/shared/jobs/jobs.ts';
import { deliverMail } from '#server/shared/mail/mail-outbox.ts';

/** Days for which a refused report is counted: a lender corrects it soon after our notice, or never. */
const REFUSED_DAYS = 7;

/** Work that failed for good and waits for a person. */
export type FailedWork = { deadLetters: number; refusedReports: number };

/** Counts jobs that failed in all attempts, without mail, which is counted by its own table; and reports refused lately. */
export async function countFailedWork(db: Kysely<Database>, now: Date): Promise<FailedWork> {
  const since = new Date(now.getTime() - REFUSED_DAYS * DAY_MS);
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('jobs.job') is not null as exists`.execute(db);
  const { rows: reports } = await sql<{ count: number }>`
    select count(*)::integer as count from postbacks
    where outcome in ('unknown_click', 'invalid', 'unconfirmed') and received_at > ${since}`.execute(db);
  const refusedReports = reports[0]?.count ?? 0;
  // A site that never started has no queue yet.
  if (!tables[0]?.exists) return { deadLetters: 0, refusedReports };
  const { rows: letters } = await sql<{ count: number }>`
    select count(*)::integer as count from jobs.job
    where name = ${DEAD_LETTERS} and state in ('created', 'retry')
      and source_name is distinct from ${deliverMail.name}`.execute(db);
  return { deadLetters: letters[0]?.count ?? 0, refusedReports };
}
