import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Two whole years to compare with, plus the current month; the privacy policy states it. */
const MONTHS = 25;

/**
 * Deletes the events and clicks of months that ended longer ago than that. The statistics made from them stay: they concern no
 * person. Events and clicks end at the same moment, so no day is recounted from half its rows.
 */
export async function forgetOldVisits(db: Kysely<Database>, now: Date): Promise<void> {
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS, 1));
  const oldestPartition = `events_${oldest.toISOString().slice(0, 7).replace('-', '_')}`;
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'events'::regclass and inhrelid::regclass::text ~ '^events_[0-9]{4}_[0-9]{2}$'`.execute(
      trx,
    );
    for (const { name } of rows) if (name < oldestPartition) await trx.schema.dropTable(name).execute();
    await trx.deleteFrom('events').where('received_at', '<', oldest).execute();
    await trx.deleteFrom('event_ids').where('received_at', '<', oldest).execute();
    await trx.deleteFrom('clicks').where('created_at', '<', oldest).execute();
  });
}
