import { type Kysely, sql } from 'kysely';

/**
 * `law_readings`: for each article of the library (content/legi), the version of its entry that somebody of the office last
 * checked the pages against. An entry changed since then, or without a row, requires a check of its pages.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table law_readings (
      -- „legea-243-2024/art-6”
      article text primary key,
      -- of the entry as it was read: its texts, dates and source
      fingerprint text not null,
      read_by text not null references office_users,
      read_at timestamptz not null
    )
  `.execute(db);
}
