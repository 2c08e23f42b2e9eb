import { type Kysely, sql } from 'kysely';

/**
 * `mail_outbox.is_asked`: a form requested this message, for an address that anybody could have typed. Such messages are counted
 * per mailbox, ignoring a plus suffix in its address (docs/decisions/077-forms-relay-no-mail.md).
 *
 * `contact_messages.copy_sent_at`: time at which the sender, who had asked for a copy, confirmed the address by a link and got
 * it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_outbox add column is_asked boolean not null default false`.execute(db);
  await sql`
    create index mail_outbox_asked on mail_outbox (regexp_replace(lower(recipient), '\\+[^@]*@', '@'), created_at)
    where is_asked`.execute(db);
  await sql`alter table contact_messages add column copy_sent_at timestamptz`.execute(db);
}
