import { type Kysely, sql } from 'kysely';

/**
 * `office_sessions.has_second_factor`: whether a session was opened with a code or a passkey. A session that a password alone opened stays
 * what it is when the second factor is switched on later in another browser.
 *
 * Sessions that are open now count as their account does: with a second factor nobody comes in by the password alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table office_sessions add column has_second_factor boolean not null default false`.execute(
    db,
  );
  await sql`
    update office_sessions set has_second_factor = true
    from office_users where office_users.id = user_id and two_factor_enabled`.execute(db);
}
