import { type Kysely, sql } from 'kysely';

/**
 * `statistics_pages.exits`: visits that ended with a page. `statistics_departures`: departures to lenders by the page before the last
 * one and by the link's place. Every day is counted again, so that both are known of all days whose events are there.
 *
 * `statistics_notes`: what people who read the figures must know of a day, one line for each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table statistics_pages add column exits integer not null default 0`.execute(db);
  await sql`
    create table statistics_departures (
      country text not null,
      day date not null,
      path text not null,
      placement text not null,
      departures integer not null
    )`.execute(db);
  // A referring address may be too long for a key; a day is counted as a whole, so no row is repeated.
  await sql`create index statistics_departures_day on statistics_departures (country, day)`.execute(db);
  await sql`delete from statistics_runs`.execute(db);
  await sql`
    create table statistics_notes (
      day date primary key,
      note text not null check (length(note) between 1 and 200),
      written_by text not null,
      written_at timestamptz not null
    )`.execute(db);
}
