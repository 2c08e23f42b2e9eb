import { type Kysely, sql } from 'kysely';

/**
 * Firms that pay the operator, each with the logo and the link of its entry on `/lista-partenerilor/`. What they pay for is a change of
 * kind `offer-terms`; no amount is kept. Terms between the operator and its partners are changes of kind `partner-terms`.
 *
 * `lead_feeds.partner_id`: the partner of a list of active offers; null: the site's own list, or nobody's. A paused list has no active
 * offers; `paused_ids` keeps them for later.
 *
 * `partner_keys`: the key by which a partner's own program reads `/api/parteneri/v1/`, one a partner; only its hash is kept. Partners
 * have their table from 068 on, so that nothing refers to it here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payers (
      id uuid primary key default gen_random_uuid(),
      name text not null unique,
      link text not null,
      logo bytea not null,
      logo_type text not null check (logo_type in ('image/svg+xml', 'image/png', 'image/webp')),
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    alter table lead_feeds
      add column partner_id uuid,
      add column paused_ids text[]`.execute(db);
  await sql`
    create table partner_keys (
      partner_id uuid primary key,
      key_hash bytea not null unique check (length(key_hash) = 32),
      made_at timestamptz not null
    )`.execute(db);
}
