import { type Kysely, sql } from 'kysely';

/**
 * Firms that bring visitors. `provider_id` stands in their links as `pid` and never changes. The contact person is erasable; the
 * firm's name and tax code stay, as the law on accounts asks. `partner_states` is appended: each decision with its reason.
 *
 * `partner_users` and the tables below it: the accounts of partners and their sign-in, as `office_users` and its tables are those of
 * colleagues (migration 010); a firm has one account. `partner_links`: one-time links by the hash of their secret, which make a
 * partner's account or set its new password.
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
  await sql`
    create trigger partner_states_are_appended before update or delete on partner_states
      for each statement execute function refuse_change_of_kept_row()`.execute(db);
  await signIn(db);
  await newRole(db);
}

async function signIn(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_users (
      id text primary key,
      partner_id uuid not null unique references partners,
      name text not null check (name <> ''),
      email text not null unique check (email = lower(email)),
      email_verified boolean not null,
      image text,
      two_factor_enabled boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table partner_sessions (
      id text primary key,
      user_id text not null references partner_users on delete cascade,
      token text not null unique,
      has_second_factor boolean not null default false,
      expires_at timestamptz not null,
      ip_address text,
      user_agent text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index partner_sessions_user on partner_sessions (user_id)`.execute(db);
  await sql`
    create table partner_accounts (
      id text primary key,
      user_id text not null references partner_users on delete cascade,
      account_id text not null,
      provider_id text not null,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      password text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (provider_id, account_id)
    )`.execute(db);
  await sql`create index partner_accounts_user on partner_accounts (user_id)`.execute(db);
  await sql`
    create table partner_verifications (
      id text primary key,
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index partner_verifications_identifier on partner_verifications (identifier)`.execute(db);
  await sql`
    create table partner_two_factors (
      id text primary key,
      user_id text not null references partner_users on delete cascade,
      secret text not null,
      backup_codes text not null,
      verified boolean not null default true,
      failed_verification_count integer not null default 0,
      locked_until timestamptz
    )`.execute(db);
  await sql`create index partner_two_factors_user on partner_two_factors (user_id)`.execute(db);
  await sql`
    create table partner_links (
      token_hash text primary key,
      partner_id uuid not null unique references partners,
      expires_at timestamptz not null
    )`.execute(db);
}

/** The office's new role, „Parteneri”. */
async function newRole(db: Kysely<unknown>): Promise<void> {
  const roles = sql.raw(`array['administrator', 'editor', 'moderator', 'analyst', 'partners']`);
  for (const table of ['office_users', 'office_invitations']) {
    const constraint = sql.id(`${table}_roles_check`);
    await sql`alter table ${sql.table(table)} drop constraint ${constraint}`.execute(db);
    await sql`
      alter table ${sql.table(table)} add constraint ${constraint} check (roles <@ ${roles})`.execute(db);
  }
}
