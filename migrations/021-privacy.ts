import { type Kysely, sql } from 'kysely';

/**
 * `access_links`: links by which the owner of an address sees the data stored about it, sent to that address only. A row is a
 * request for one link and, once the link is opened, the visit it starts, for half an hour. Only a hash of the secret is stored:
 * reading this table gives no access.
 *
 * `data_requests`: requests of people as owners of their data, with the deadline of our answer (GDPR, article 12(3)), so that we
 * can prove that we met it. The address itself is stored only until somebody of ours has answered; a keyed hash stays.
 *
 * `self_exclusions`: people who asked to be offered no credit for a while, as keyed hashes, with the last day.
 *
 * The other tables with addresses get what is needed to find all rows of an address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_links (
      secret_hash bytea primary key,
      email text not null,
      created_at timestamptz not null,
      opened_at timestamptz,
      -- of the link, and of the visit once it was opened
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index access_links_email on access_links (email, created_at)`.execute(db);

  await sql`
    create table data_requests (
      -- a number its sender knows
      reference text primary key,
      kind text not null check (kind in ('access', 'erasure', 'other')),
      email_hash bytea not null,
      email text,
      -- what was asked for, or what is left for us to do
      message text,
      answer text,
      created_at timestamptz not null,
      due_on date not null,
      done_at timestamptz,
      check (email is null or done_at is null),
      check (email is not null or done_at is not null)
    )`.execute(db);
  await sql`create index data_requests_open on data_requests (due_on) where done_at is null`.execute(db);
  await sql`create index data_requests_email_hash on data_requests (email_hash)`.execute(db);

  await sql`
    create table self_exclusions (
      email_hash bytea primary key,
      -- the last day of it
      until_day date not null,
      created_at timestamptz not null
    )`.execute(db);

  await sql`create index contact_messages_own on contact_messages (lower(email))`.execute(db);
  await sql`create index registrations_own on registrations (lower(email))`.execute(db);
  await sql`create index mail_outbox_own on mail_outbox (lower(recipient))`.execute(db);
}
