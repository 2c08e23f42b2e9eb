import { type Kysely, sql } from 'kysely';

/**
 * `mail_outbox.is_asked`: a form asked for this message, to an address that anybody could have typed. Such messages are counted for each
 * mailbox, whatever stands after a plus sign in its address (docs/decisions/077-forms-relay-no-mail.md).
 *
 * `contact_messages.copy_sent_at`: when its sender, who had asked for a copy, showed by a link that the address is theirs and got it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_outbox add column is_asked boolean not null default false`.execute(db);
  await sql`
    create index mail_outbox_asked on mail_outbox (regexp_replace(lower(recipient), '\\+[^@]*@', '@'), created_at)
    where is_asked`.execute(db);
  await sql`alter table contact_messages add column copy_sent_at timestamptz`.execute(db);
}
