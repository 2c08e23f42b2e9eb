import { type Kysely, sql } from 'kysely';
import type { DatabaseHealth } from '#domain/answers/office/operations.ts';
import type { Database } from '#server/db/tables.ts';

/** Checks whether the database answers, and how full it is. */
export async function findDatabaseHealth(db: Kysely<Database>, now: Date): Promise<DatabaseHealth> {
  const started = performance.now();
  await sql`select 1`.execute(db);
  const answeredInMs = Math.ceil(performance.now() - started);
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const { rows } = await sql<Omit<DatabaseHealth, 'answeredInMs'>>`
    select current_setting('server_version') as version,
      round(pg_database_size(current_database()) / 1048576.0)::integer as megabytes,
      (select count(*) from pg_stat_activity where backend_type = 'client backend')::integer as connections,
      current_setting('max_connections')::integer as "mostConnections",
      (select count(*) from events where received_at > ${hourAgo})::integer as "eventsOfLastHour"`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('One row was asked for.');
  return { answeredInMs, ...row };
}
