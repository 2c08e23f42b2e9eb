import { type Kysely, sql } from 'kysely';

/**
 * `office_sessions.has_second_factor`: whether a session was opened with a code or a passkey. A session opened by password alone
 * stays such a session if the second factor is switched on later in another browser.
 *
 * Open sessions get the value of their account: with a second factor nobody signs in by password alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table office_sessions add column has_second_factor boolean not null default false`.execute(
    db,
  );
  await sql`
    update office_sessions set has_second_factor = true
    from office_users where office_users.id = user_id and two_factor_enabled`.execute(db);
}
