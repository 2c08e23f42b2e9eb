import { type Kysely, sql } from 'kysely';

/**
 * Firms that bring visitors. `provider_id` stands in their links as `pid` and never changes. The contact person is erasable; the
 * firm's name and tax code stay, as the law on accounts asks. `partner_states` is appended: each decision with its reason.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partners (
      id uuid primary key default gen_random_uuid(),
      legal_name text not null,
      tax_code text not null unique,
      contact_name text,
      contact_email text,
      website text not null,
      provider_id text not null unique check (provider_id ~ '^[a-z0-9][a-z0-9-]{1,31}$'),
      state text not null default 'applied' check (state in ('applied', 'approved', 'refused', 'paused', 'ended')),
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table partner_states (
      id bigint generated always as identity primary key,
      partner_id uuid not null references partners,
      state text not null check (state in ('applied', 'approved', 'refused', 'paused', 'ended')),
      reason text not null,
      by_user text,
      at timestamptz not null
    )`.execute(db);
  await sql`create index partner_states_partner on partner_states (partner_id, at)`.execute(db);
}
