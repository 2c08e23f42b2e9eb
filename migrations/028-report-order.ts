import { type Kysely, sql } from 'kysely';

/**
 * A report that waited for its click is read after those that came later than it, and took their place. Conversions remember
 * when the report of their state came, so that an older one does not count. `changed_at` can not say it: the statistics find
 * by it what was written since they counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table conversions add column reported_at timestamptz`.execute(db);
  await sql`update conversions set reported_at = changed_at`.execute(db);
  // The default is for instances of the version before, which go on writing while the new ones start.
  await sql`
    alter table conversions
      alter column reported_at set not null,
      alter column reported_at set default now()`.execute(db);
}
