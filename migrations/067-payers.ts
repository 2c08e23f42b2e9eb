import { type Kysely, sql } from 'kysely';

/**
 * Firms that pay the operator, each with the logo and the link of its entry on `/lista-partenerilor/`. What they pay for is a change of
 * kind `offer-terms`; no amount is kept. Terms between the operator and its partners are changes of kind `partner-terms`.
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
}
