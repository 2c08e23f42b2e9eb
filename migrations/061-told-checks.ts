import { type Kysely, sql } from 'kysely';

/**
 * `told_checks`: which lines of the doctor the operator was told of and that are not mended yet. A line of one machine (its disk, its
 * clock, its journals) is told for each instance; any other once for the site.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table told_checks (
      check_id text not null,
      -- '' for a line that is the same on all instances
      instance text not null,
      told_at timestamptz not null,
      primary key (check_id, instance)
    )`.execute(db);
}
