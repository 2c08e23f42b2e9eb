import { type Kysely, sql } from 'kysely';

/**
 * `rate_keys`: programs that may send banks' lists over HTTP. A key is shown once, at its creation; its SHA-256 is stored, which
 * is enough for 32 random bytes: they cannot be guessed, and a copy of the table gives no access. A program has one key, so that
 * a new one ends the old.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_keys (
      name text primary key,
      hash text not null unique,
      created_at timestamptz not null
    )
  `.execute(db);
}
