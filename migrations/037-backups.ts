import { type Kysely, sql } from 'kysely';

/**
 * `backups`: each attempt at a backup, so that the office can show the time and place of the last good one, and warn when there
 * is none for long. The files themselves are elsewhere: a lost database does not lose its backups.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backups (
      id uuid primary key default gen_random_uuid(),
      begun_at timestamptz not null,
      -- a folder, or the address of a store
      place text not null,
      name text not null,
      bytes bigint,
      -- it was read again to its end, and is where it belongs
      checked_at timestamptz,
      -- why there is none
      problem text,
      check (checked_at is null or (bytes is not null and problem is null))
    )`.execute(db);
  await sql`create index backups_begun_at on backups (begun_at)`.execute(db);
}
