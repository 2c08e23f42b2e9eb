import { type Kysely, sql } from 'kysely';

/**
 * `hidden`: everything the office has hidden, until it is shown again. Each instance keeps the whole table in memory; author and
 * reason of hiding, and who showed it again, stay in the audit log.
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
