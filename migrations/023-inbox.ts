import { type Kysely, sql } from 'kysely';

/**
 * Adds to a message of /contact/ its state, and the name of the colleague who set it.
 *
 * `contact_answers`: our answers. The mail that carried an answer leaves the outbox after a month; the answer itself is stored as
 * long as the message, and deleted with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contact_messages
      add column status text not null default 'new' check (status in ('new', 'in-progress', 'answered', 'closed')),
      add column status_by text,
      add column status_at timestamptz`.execute(db);
  await sql`create index contact_messages_status on contact_messages (status, created_at)`.execute(db);

  await sql`
    create table contact_answers (
      -- made where the answer is written: sent twice it is one answer
      id uuid primary key,
      reference text not null references contact_messages on delete cascade,
      body text not null,
      answered_by text not null,
      -- in the outbox, as long as it is there
      mail_id uuid not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index contact_answers_reference on contact_answers (reference, created_at)`.execute(db);
}
