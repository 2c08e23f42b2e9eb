import { type Kysely, sql } from 'kysely';

/**
 * `site_keys`: secrets that the site generates, one for each use, so that nothing has to be configured and all instances share
 * them. What they sign or hash is useful only together with this table.
 *
 * `mail_outbox`: mail to send, written in the transaction of the deed it reports: both are stored, or neither. A job delivers it
 * (docs/decisions/026-jobs-and-mail.md).
 *
 * `form_submissions`: accepted forms, by a hash of their token and content, with the address of the response: a form sent twice
 * is accepted once and answered twice.
 *
 * `contact_messages`: messages sent at /contact/.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_keys (
      name text primary key,
      secret bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table mail_outbox (
      id uuid primary key,
      -- what it is about: contact, confirmation, moderation
      kind text not null,
      recipient text not null,
      reply_to text,
      subject text not null,
      body_text text not null,
      body_html text not null,
      headers jsonb not null default '{}',
      created_at timestamptz not null,
      attempts integer not null default 0,
      last_error text,
      -- the receiving server took it; it will not be sent again
      sent_at timestamptz,
      -- nobody will try again by themselves
      failed_at timestamptz,
      check (sent_at is null or failed_at is null)
    )`.execute(db);
  await sql`create index mail_outbox_created_at on mail_outbox (created_at)`.execute(db);
  await sql`create index mail_outbox_recipient on mail_outbox (recipient)`.execute(db);

  await sql`
    create table form_submissions (
      key bytea primary key,
      form text not null,
      location text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index form_submissions_created_at on form_submissions (created_at)`.execute(db);

  await sql`
    create table contact_messages (
      reference text primary key,
      name text not null,
      email text not null,
      phone text,
      message text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index contact_messages_created_at on contact_messages (created_at)`.execute(db);
}
