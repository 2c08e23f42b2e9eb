import { type Kysely, sql } from 'kysely';

/**
 * Messages of all kinds have one inbox: `kind`, the day by which each is answered (`due_on`; null where none was promised), the
 * colleague it was given to, and who is writing an answer now.
 *
 * `contact_answers.received_on`: what came back to the mailbox, pasted by a colleague, and the day it came; null: an answer of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contact_messages
      add column kind text not null default 'question'
        check (kind in ('question', 'complaint', 'figure', 'data', 'lender')),
      add column due_on date,
      add column given_to text references office_users,
      add column writing_by text references office_users,
      add column writing_at timestamptz`.execute(db);
  // Any seven days hold five from Monday to Friday; a holiday among them makes the day earlier than promised, never later.
  await sql`
    update contact_messages set
      kind = 'figure',
      due_on = (
        select max(day)::date
        from generate_series(created_at::date + 1, created_at::date + 7, interval '1 day') as day
        where extract(isodow from day) < 6
      )
    where starts_with(message, 'Semnalare: ')`.execute(db);
  await sql`
    alter table contact_answers
      alter column mail_id drop not null,
      add column received_on date,
      add check ((mail_id is null) = (received_on is not null))`.execute(db);
}
