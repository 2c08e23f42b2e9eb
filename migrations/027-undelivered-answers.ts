import { type Kysely, sql } from 'kysely';

/**
 * An answer to a message of /contact/ outlives its mail by years. What was given up leaves the outbox after 90 days, as the
 * privacy policy promises, and from then on the answer itself says that nobody got it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_answers add column is_undelivered boolean not null default false`.execute(db);
}
