import { type Kysely, sql } from 'kysely';

/**
 * An answer to a message of /contact/ outlives its mail by years. Undeliverable mail leaves the outbox after 90 days, as the
 * privacy policy promises; from then on the answer itself records that it was not delivered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_answers add column is_undelivered boolean not null default false`.execute(db);
}
