import { type Kysely, sql } from 'kysely';

/**
 * `access_links`: links by which the owner of an address sees what is held on it, sent to that address only. A row is a
 * question for one link, and once the link is opened the visit that it opened, for half an hour. Only a hash of the secret
 * is here: whoever reads this table can open nothing.
 *
 * `data_requests`: what people asked of us as owners of their data, with the day by which we must have answered (GDPR, article
 * 12(3)), so that we can show that we did. The address itself is here only while somebody of ours has to answer; a
 * keyed hash stays.
 *
 * `self_exclusions`: who asked to be offered no credit for a while, as keyed hashes, until which day.
 *
 * The other tables that hold addresses get what is needed to find all of an address.
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
