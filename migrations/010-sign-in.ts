import { type Kysely, sql } from 'kysely';

/**
 * Accounts of the people who run the site, and their sign-in. Names and columns are ours; server/office/create-auth.ts maps the
 * sign-in library to them. No address of a person's machine is stored.
 *
 * `office_users`: accounts and their roles. No account is ever deleted, because the audit log names it: the account of a person
 * who leaves is deactivated.
 *
 * `office_sessions`, `office_accounts`, `office_two_factors`, `office_passkeys`: open sessions, which each person can see and
 * end; the password, hashed; the second factor, encrypted; public keys of passkeys.
 *
 * `office_verifications`: short-lived challenges of a sign-in under way.
 *
 * `office_invitations`: one-time links, by the hash of their secret: for the first administrator (without an e-mail), for a new
 * person, or for a forgotten password (`user_id`). Every account begins with one.
 *
 * `office_sign_in_attempts`: number of password attempts for an address, by its hash, so that guessing is stopped on every
 * instance at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const roles = sql.raw(`array['administrator', 'editor', 'moderator', 'analyst']`);
  await sql`
    create table office_users (
      id text primary key,
      name text not null check (name <> ''),
      email text not null unique check (email = lower(email)),
      email_verified boolean not null,
      image text,
      two_factor_enabled boolean not null default false,
      roles text[] not null check (roles <@ ${roles}),
      deactivated_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )
  `.execute(db);

  await sql`
    create table office_sessions (
      id text primary key,
      user_id text not null references office_users on delete cascade,
      token text not null unique,
      expires_at timestamptz not null,
      ip_address text,
      user_agent text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )
  `.execute(db);
  await sql`create index office_sessions_user on office_sessions (user_id)`.execute(db);

  await sql`
    create table office_accounts (
      id text primary key,
      user_id text not null references office_users on delete cascade,
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
    )
  `.execute(db);
  await sql`create index office_accounts_user on office_accounts (user_id)`.execute(db);

  await sql`
    create table office_verifications (
      id text primary key,
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )
  `.execute(db);
  await sql`create index office_verifications_identifier on office_verifications (identifier)`.execute(db);

  await sql`
    create table office_two_factors (
      id text primary key,
      user_id text not null references office_users on delete cascade,
      secret text not null,
      backup_codes text not null,
      verified boolean not null default true,
      failed_verification_count integer not null default 0,
      locked_until timestamptz
    )
  `.execute(db);
  await sql`create index office_two_factors_user on office_two_factors (user_id)`.execute(db);

  await sql`
    create table office_passkeys (
      id text primary key,
      user_id text not null references office_users on delete cascade,
      name text,
      public_key text not null,
      credential_id text not null unique,
      counter integer not null,
      device_type text not null,
      backed_up boolean not null,
      transports text,
      aaguid text,
      created_at timestamptz
    )
  `.execute(db);
  await sql`create index office_passkeys_user on office_passkeys (user_id)`.execute(db);

  await sql`
    create table office_invitations (
      id uuid primary key default gen_random_uuid(),
      token_hash text not null unique,
      user_id text references office_users,
      email text check (email = lower(email)),
      name text,
      roles text[] not null check (roles <@ ${roles}),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )
  `.execute(db);

  await sql`
    create table office_sign_in_attempts (
      key text primary key,
      attempts integer not null,
      since timestamptz not null
    )
  `.execute(db);
}
