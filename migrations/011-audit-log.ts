import { type Kysely, sql } from 'kysely';

/**
 * `audit_log`: changes in the back office, with author, time and previous value, written in the transaction of the change itself,
 * so that neither exists without the other. The author's name of that day is stored beside the id. Rows are never updated or
 * deleted; `user_id` is null for changes by the program or a command.
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
