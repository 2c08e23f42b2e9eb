import { type Kysely, sql } from 'kysely';
import type { JobCounts } from '#domain/answers/office/operations.ts';
import type { Database } from '#server/db/tables.ts';

/** Counts the jobs of each kind by state, by name; dead letters are counted apart. */
export async function listJobCounts(db: Kysely<Database>, deadLetters: string): Promise<JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select queue.name as job,
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::integer as waiting,
      count(*) filter (where state in ('created', 'retry') and start_after > now())::integer as later,
      count(*) filter (where state = 'active')::integer as "underWay",
      count(*) filter (where state = 'completed' and completed_on > now() - interval '1 day')::integer as done,
      max(completed_on) filter (where state = 'completed') as "lastDoneAt"
    from jobs.queue left join jobs.job on job.name = queue.name
    where queue.name <> ${deadLetters} and queue.name not like '\\_\\_%'
    group by queue.name order by queue.name`.execute(db);
  return rows;
}
