import { type Kysely, sql } from 'kysely';

/**
 * `push_sends`: notifications sent from the office, each with the number of its preview, so that a second press on „Trimiteți” is
 * the same sending. `reached` is the address up to which subscribers, in order, have been tried: an interrupted sending resumes
 * there, on any instance.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_sends (
      id uuid primary key,
      topic text not null,
      title text not null,
      body text not null,
      path text not null,
      asked_by text not null,
      asked_at timestamptz not null,
      reached text not null default '',
      sent integer not null default 0,
      gone integer not null default 0,
      failed integer not null default 0,
      finished_at timestamptz
    )`.execute(db);
  await sql`create index push_sends_asked on push_sends (asked_at desc)`.execute(db);
}
