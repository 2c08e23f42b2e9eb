import { type Kysely, sql } from 'kysely';

/**
 * `law_readings`: of each article of the library (content/legi), which form of its entry somebody of the office last read the pages
 * against. An entry that changed since, or one without a row, asks for its pages to be read.
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
