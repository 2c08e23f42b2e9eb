import { type Kysely, sql } from 'kysely';

/**
 * Number of times each offer was seen, by day. A table of its own, apart from the departures: those are counted again whenever a
 * lender reports a conversion, even after the deletion of the day's events, from which these figures come.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table statistics_impressions (
      country text not null,
      day date not null,
      offer_id text not null,
      impressions integer not null,
      primary key (country, day, offer_id)
    )`.execute(db);
}
