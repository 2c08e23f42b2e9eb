import { type Kysely, sql } from 'kysely';

/**
 * `series_changes`: what the office and imports add to the series of figures (content/series holds what the site came with), put onto
 * those in the order in which they became public; of two values for one day the later stays.
 *
 * waiting → public → retired; or rejected, withdrawn. What an import brings is public at once and proposed by nobody.
 *
 * `series_mails`: which value of a series the office was told about as old, so that it is told once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table series_changes (
      id bigint generated always as identity primary key,
      country text not null,
      series text not null,
      point jsonb not null,
      -- the earlier row that this one takes back
      retires bigint references series_changes,
      note text not null,
      status text not null default 'waiting'
        check (status in ('waiting', 'public', 'retired', 'rejected', 'withdrawn')),
      -- null: an import
      proposed_by text references office_users,
      proposed_at timestamptz not null,
      decided_by text references office_users,
      decided_at timestamptz,
      reason text,
      -- The rule of four eyes, kept even from a mistake of ours.
      check (
        proposed_by is null or status not in ('public', 'retired') or (decided_by is not null and decided_by <> proposed_by)
      )
    )
  `.execute(db);
  await sql`
    create index series_changes_open on series_changes (country, decided_at, id) where status in ('waiting', 'public')
  `.execute(db);
  await sql`
    create table series_mails (
      country text not null,
      series text not null,
      -- the day of the value and the day it was last seen
      known text not null,
      mailed_at timestamptz not null,
      primary key (country, series, known)
    )
  `.execute(db);
}
