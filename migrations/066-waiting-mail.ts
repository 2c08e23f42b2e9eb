import { type Kysely, sql } from 'kysely';

/**
 * Each working morning a colleague gets one mail with the work that waits for their roles, unless they switched it off.
 * `waiting_mail_on`: the last day on which this colleague's work was looked at for that mail, so that no restart sends a second one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table office_users
      add column wants_waiting_mail boolean not null default true,
      add column waiting_mail_on date`.execute(db);
}
