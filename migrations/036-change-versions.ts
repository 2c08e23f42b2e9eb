import { type Kysely, sql } from 'kysely';

/**
 * How often each thing that pages are made of has changed. A pooler in transaction mode swallows PostgreSQL's notifications:
 * an instance behind one looks here instead, so each change raises its number in its own transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table change_versions (
      tag text primary key,
      version bigint not null
    )`.execute(db);
}
