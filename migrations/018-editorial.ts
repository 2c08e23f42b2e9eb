import { type Kysely, sql } from 'kysely';

/**
 * `publications`: publication time of a text, as decided in the office. The text itself, with its own publication field, stays in
 * git; a row here overrides that field, and deleting the row restores it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table publications (
      path text primary key,
      publish_at timestamptz not null,
      decided_by text not null,
      decided_at timestamptz not null
    )`.execute(db);
}
