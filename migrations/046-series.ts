import { type Kysely, sql } from 'kysely';

/**
 * `series_changes`: additions of the office and of imports to the series of figures (content/series holds the starting values),
 * applied in the order of publication; of two values for one day the later one counts.
 *
 * waiting → public → retired; or rejected, withdrawn. Imported values are public at once and have no proposer.
 *
 * `series_mails`: series value that the office was already warned about as outdated, so that it is warned once.
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
