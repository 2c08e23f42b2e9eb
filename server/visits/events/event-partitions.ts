import { type Kysely, sql } from 'kysely';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/tables.ts';

/**
 * Makes the monthly partitions of `events` for the month of `now` (UTC) and the two after it. Called at every start and once a day,
 * so that a program that was off for months catches up. A repeat changes nothing.
 */
export async function ensureEventPartitions(db: Kysely<Database>, now: Date): Promise<void> {
  const months = [0, 1, 2].map((ahead) => monthOf(now, ahead));
  for (const { name, from, to } of months) await ensurePartition(db, { name, from, to });
}

type Partition = { name: string; from: string; to: string };

async function ensurePartition(db: Kysely<Database>, { name, from, to }: Partition): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Instances that start together make each partition once.
    await lockUntilCommit(trx, 'eventPartitions');
    const found = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(
      trx,
    );
    if (found.rows[0]?.found) return;

    await sql`create table ${sql.table(name)} (like events including all)`.execute(trx);
    // PostgreSQL refuses a partition whose rows are in the default one, so rows of late months are moved out first.
    await sql`
      with moved as (
        delete from events_default where received_at >= ${from}::timestamptz and received_at < ${to}::timestamptz
        returning *
      )
      insert into ${sql.table(name)} select * from moved`.execute(trx);
    await sql`
      alter table events attach partition ${sql.table(name)}
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(trx);
  });
}

/** @param ahead months after the one of `now` */
function monthOf(now: Date, ahead: number): Partition {
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead + 1, 1));
  const [from, to] = [start.toISOString(), end.toISOString()];
  return { name: `events_${from.slice(0, 7).replace('-', '_')}`, from, to };
}
