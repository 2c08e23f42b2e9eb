import { type Kysely, sql } from 'kysely';

/**
 * `suppressions`: addresses that want no more messages, as keyed hashes (the key is in `site_keys`). The addresses and numbers
 * themselves are not stored: a list of people who want nothing from us must not be a list of people.
 *
 * `registrations`: applications started on this site, with the request, the four formal conditions and each consent separately,
 * under a number known to its sender.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table suppressions (
      channel text not null check (channel in ('email', 'phone')),
      hash bytea not null,
      created_at timestamptz not null,
      primary key (channel, hash)
    )`.execute(db);

  await sql`
    create table registrations (
      reference text primary key,
      -- 2: one short page; 3: in steps
      version smallint not null check (version in (2, 3)),
      amount_lei integer not null,
      term_count integer not null,
      term_unit text not null check (term_unit in ('months', 'days')),
      purpose text,
      is_adult boolean not null,
      is_citizen boolean not null,
      has_identity boolean not null,
      has_bank boolean not null,
      name text not null,
      email text not null,
      phone text,
      -- each consent apart: null was not given
      terms_accepted_at timestamptz not null,
      email_offers_at timestamptz,
      phone_offers_at timestamptz,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index registrations_created_at on registrations (created_at)`.execute(db);
  await sql`create index registrations_email on registrations (email)`.execute(db);
}
