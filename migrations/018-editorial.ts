import { type Kysely, sql } from 'kysely';

/**
 * `publications`: when a text becomes public, decided in the office. The text itself, and what it says of its own
 * publication, stay in git; a row here counts more, and taking it back lets the file decide again.
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
