import { type Kysely, sql } from 'kysely';

/**
 * A report that waited for its click is processed after later ones, and overwrote them. Conversions now store the time of the
 * report behind their state, so that an older one does not count. `changed_at` does not serve for that: the statistics use it to
 * find rows written since the last count.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table conversions add column reported_at timestamptz`.execute(db);
  await sql`update conversions set reported_at = changed_at`.execute(db);
  // The default is for instances of the previous version, which keep writing while the new ones start.
  await sql`
    alter table conversions
      alter column reported_at set not null,
      alter column reported_at set default now()`.execute(db);
}
