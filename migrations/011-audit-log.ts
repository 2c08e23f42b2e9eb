import { type Kysely, sql } from 'kysely';

/**
 * `audit_log`: who changed what in the back office, when, and how it was before, written in the transaction of the change
 * itself, so that there is never the one without the other. The name stands beside the id as it was that day. Nothing
 * updates or deletes a row; `user_id` is null for what the program or a command did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      user_id text references office_users,
      user_name text not null,
      action text not null,
      subject_kind text not null,
      subject_id text not null,
      before jsonb,
      after jsonb
    )
  `.execute(db);
  await sql`create index audit_log_subject on audit_log (subject_kind, subject_id, id desc)`.execute(db);
  await sql`create index audit_log_user on audit_log (user_id, id desc)`.execute(db);
}
