import { type Kysely, sql } from 'kysely';

/**
 * `hidden`: what the office has taken out of sight, until it puts it back. Each instance keeps the whole table in memory; who hid
 * what and why, and who put it back, stays in the audit log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hidden (
      kind text not null check (kind in ('lender', 'figure', 'text', 'page')),
      id text not null,
      reason text not null,
      hidden_by text not null,
      hidden_at timestamptz not null,
      primary key (kind, id)
    )`.execute(db);
}
