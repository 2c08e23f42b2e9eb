import { type Kysely, sql } from 'kysely';

/**
 * Number of changes of everything that pages are made of. A pooler in transaction mode swallows PostgreSQL's notifications: an
 * instance behind one polls this table, so each change increments its number in its own transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table change_versions (
      tag text primary key,
      version bigint not null
    )`.execute(db);
}
